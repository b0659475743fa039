import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { askRegistry } from "./packages/ask-registry.ts";
import { billOfMaterials } from "./packages/bill-of-materials.ts";
import { groupByLicence, judgeLicences } from "./packages/judge-licences.ts";
import { lockedPackages } from "./packages/locked-packages.ts";

const root = process.cwd();

try {
  const { values } = parseArgs({ options: { sbom: { type: "string" } } });
  const packages = lockedPackages(root);
  const serving = packages.filter(({ serves }) => serves);
  console.log(
    `${packages.length} packages for all platforms; ${serving.length} of them serve, the others build and test.`,
  );
  for (const [title, some] of [
    ["Licences of what serves", serving],
    ["Licences of what builds and tests", packages.filter(({ serves }) => !serves)],
  ] as const) {
    console.log(`\n${title}`);
    for (const [licence, under] of groupByLicence(some))
      console.log(
        `  ${String(under.length).padStart(4)}  ${licence}${under.length < 4 ? `  ${under.map(({ name }) => name).join(", ")}` : ""}`,
      );
  }
  const faults = judgeLicences(packages);
  const givenUp = packages.flatMap(({ name, version, deprecated }) =>
    deprecated ? [`${name} ${version} is given up by its makers: ${deprecated}`] : [],
  );
  const audit = askRegistry(root);
  const advisories = "advisories" in audit ? audit.advisories : [];
  console.log("");
  for (const line of [...faults, ...givenUp, ...advisories]) console.error(line);
  console.log(
    "unanswered" in audit
      ? `Advisories: not asked. The registry would not tell (${audit.unanswered}). Ask where it does: npm audit`
      : `Advisories: ${advisories.length} known to the registry`,
  );
  if (values.sbom) {
    const bill = billOfMaterials(root);
    writeFileSync(values.sbom, `${JSON.stringify(bill, null, 1)}\n`, { flag: "wx" });
    console.log(`Written: ${values.sbom} (CycloneDX, ${bill.components.length} components)`);
  }
  if (faults.length + advisories.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
