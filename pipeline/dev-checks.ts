import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";

/** Why a port of this machine can't be listened on, and what to do; undefined if it can. */
export async function findPortProblem(port: string, command: string): Promise<string | undefined> {
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    return `PORT is “${port}”: it must be a number from 1 to 65535.`;
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

/** What a development server must not serve, for Vite's `server.fs.deny`: settings, data and releases. */
export function listPrivateFiles(root: string): string[] {
  const folders = ["data", "releases", process.env.DATA_DIR, process.env.BACKUP_DIR].filter(Boolean);
  return [
    // A list of ours replaces Vite's own, so it begins with that: https://vite.dev/config/server-options.html#server-fs-deny
    ...[".env", ".env.*", "*.{crt,pem,key,p12,pfx,cer,der}", ".npmrc", ".yarnrc.yml", "**/.git/**"],
    "*.{sqlite*,dump}",
    ...folders.map((folder) => `${path.resolve(root, `${folder}`).replace(/[^\w/.-]/g, "\\$&")}/**`),
  ];
}
