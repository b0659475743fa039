/** `find` answers its path; `without` says what can't be tried where it answers none. */
export type Part = { name: string; find: () => string | undefined; packages: string[]; without?: string };
export function findProgram(names: readonly string[], chosen?: string): string | undefined;
export const parts: Record<
  | "chromium"
  | "shell"
  | "fonts"
  | "emoji"
  | "firefox"
  | "webkit"
  | "nginx"
  | "caddy"
  | "logrotate"
  | "systemd"
  | "postgresql"
  | "smallDisk",
  Part
>;
export function missingParts(): Part[];
export function howToHave(missing: readonly Part[]): string;
