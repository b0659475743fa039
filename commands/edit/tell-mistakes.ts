// Told a folder that holds a `content/`, it answers with the mistakes there, each time read afresh.
import { checkContent } from "../../app/check-content.server.ts";
import { findPaths } from "../../app/data/paths.server.ts";

const addresses = () => JSON.stringify(findPaths());
const known = addresses();

process.on("message", (folder: string) => {
  process.chdir(folder);
  process.send?.(addresses() === known ? mistakes() : "other addresses");
});

function mistakes() {
  return checkContent().map(({ file, field, remedy, line, style }) => ({ file, field, remedy, line, style }));
}
