import { spawn } from "node:child_process";
import { prepareFont } from "./prepare/font.ts";
import { preparePictures } from "./prepare/pictures.ts";

console.log("Pictures and typeface …");
await preparePictures(process.cwd());
await prepareFont(process.cwd());
const port = process.env.PORT ?? "3000";
const dev = spawn("react-router", ["dev", "--port", port], { stdio: "inherit" });
dev.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => dev.kill(signal));
