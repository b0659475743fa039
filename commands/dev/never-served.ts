import path from "node:path";

/**
 * What a server for development must not hand out although it lies in the project that it serves, as patterns for Vite's
 * `server.fs.deny`: settings, what was sent, its copies, and releases.
 * @param root the project's folder
 */
export function neverServed(root: string): string[] {
  const folders = ["data", "releases", process.env.DATA_DIR, process.env.BACKUP_DIR].filter(Boolean);
  return [
    // Naming any takes the place of Vite's own: https://vite.dev/config/server-options.html#server-fs-deny
    ...[".env", ".env.*", "*.{crt,pem,key,p12,pfx,cer,der}", ".npmrc", ".yarnrc.yml", "**/.git/**"],
    "*.{sqlite*,dump}",
    ...folders.map((folder) => `${path.resolve(root, `${folder}`).replace(/[^\w/.-]/g, "\\$&")}/**`),
  ];
}
