// Told a folder that holds a `content/`, it answers with the mistakes there, each time read afresh.
import { checkContent } from "../../app/check-content.server.ts";

process.on("message", (folder: string) => {
  process.chdir(folder);
  process.send?.(
    checkContent().map(({ file, field, remedy, line, style }) => ({ file, field, remedy, line, style })),
  );
});
