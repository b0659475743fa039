// Reads `.env`, if there is one, into the environment; what is already set wins. Imported ahead of a program (`node --import`),
// and not by the tests': it may hold the address of a live database. Node's own --env-file-if-exists takes a file that it may
// not read for one that isn't there, and the server would open an empty store.
import { accessSync, constants } from "node:fs";

try {
  accessSync(".env", constants.R_OK);
  process.loadEnvFile(".env");
} catch (error) {
  if (error.code !== "ENOENT") {
    console.error(
      `\n.env can’t be read (${error.message}). Write one NAME=value a line, as in .env.example, and run the command as a user who may read it: sudo -u USER npm run …`,
    );
    process.exit(1);
  }
}
