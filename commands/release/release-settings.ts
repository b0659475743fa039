import { z } from "zod";
import { readSettings } from "../read-settings.ts";

const schema = z
  .object({
    RELEASE_RESTART: z.string().optional(),
    RELEASE_PORTS: z
      .string()
      .regex(
        /^\d{1,5}(\s*,\s*\d{1,5})*$/,
        "the ports of this machine’s instances, such as 3000,3001, in the order of their restarts",
      )
      .transform((text) => text.split(",").map(Number))
      .optional(),
    RELEASE_WAIT: z
      .string()
      .regex(/^[1-9]\d{0,2}$/, "seconds from 1 to 999 in which a restarted instance must be ready")
      .transform(Number)
      .default(30),
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, "a port number")
      .default("3000"),
  })
  .transform(({ RELEASE_RESTART, RELEASE_PORTS, RELEASE_WAIT, PORT }) => ({
    /** Run by the shell once for each instance, with its port as `PORT`; undefined where unset. */
    restart: RELEASE_RESTART,
    /** The instances' ports, in the order in which they restart. */
    ports: RELEASE_PORTS ?? [Number(PORT)],
    /** Seconds in which each must be ready. */
    wait: RELEASE_WAIT,
  }));

/** How a release gets to the instances on this machine. */
export type ReleaseSettings = z.output<typeof schema>;

/**
 * @param env variables, normally `process.env`; empty ones count as unset
 * @throws Error whose message names variable, value and what is wanted
 */
export function readReleaseSettings(env: Record<string, string | undefined>): ReleaseSettings {
  return readSettings(schema, env);
}
