import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Why a port of this machine can't be listened on, with what to do; undefined where it can.
 * @param command what is run, for the advice
 */
export async function whyNotAt(port: string, command: string): Promise<string | undefined> {
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    return `PORT is “${port}”; wanted: a number from 1 to 65535.`;
  for (const host of ["127.0.0.1", "::1"]) {
    const probe = createServer();
    try {
      probe.listen({ port: Number(port), host, exclusive: true });
      await once(probe, "listening");
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EADDRINUSE")
        return `Port ${port} is taken, perhaps by a site that is still running. End it, or take another port: PORT=${Number(port) + 1} ${command}`;
      if (code === "EACCES")
        return `Port ${port} needs rights that you don’t have; take one above 1023: PORT=3000 ${command}`;
    } finally {
      probe.close();
    }
  }
  return undefined;
}
