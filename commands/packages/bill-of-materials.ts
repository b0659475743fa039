import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

type Component = { "bom-ref": string; type: string; name: string; version: string; purl: string } & Record<
  string,
  unknown
>;

/** Software bill of materials in the form of CycloneDX. */
export type BillOfMaterials = { components: Component[] } & Record<string, unknown>;

/**
 * npm's own list of everything in the lock file, with the one thing that is not in it: Node's program, which the package
 * `node` fetches while it installs.
 * @throws Error with what npm says when it cannot make it
 */
export function billOfMaterials(root: string): BillOfMaterials {
  const words = ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--package-lock-only"];
  const { stdout, stderr, status } = spawnSync("npm", words, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`npm could not list the packages: ${stderr.trim()}`);
  const bill = JSON.parse(stdout) as BillOfMaterials;
  return { ...bill, components: [...bill.components, nodeProgram(root)] };
}

function nodeProgram(root: string): Component {
  const folder = path.join(root, "node_modules/node");
  const { version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const name = `node-${process.platform}-${process.arch}`;
  const content = createHash("sha512")
    .update(readFileSync(path.join(folder, "bin/node")))
    .digest("hex");
  return {
    "bom-ref": `${name}@${version}`,
    type: "application",
    name,
    version,
    purl: `pkg:npm/${name}@${version}`,
    scope: "required",
    licenses: [{ license: { id: license } }],
    hashes: [{ alg: "SHA-512", content }],
  };
}
