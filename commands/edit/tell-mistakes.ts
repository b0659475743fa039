// Runs in a folder that holds a `content/`, a process of its own each time, so that nothing is remembered from before.
process.env.NODE_ENV = "production";
const { checkContent } = await import("../../app/check-content.server.ts");
const mistakes = checkContent().map(({ file, field, remedy, line, style }) => ({
  file,
  field,
  remedy,
  line,
  style,
}));
process.stdout.write(JSON.stringify(mistakes));

export {};
