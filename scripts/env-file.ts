import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Loads the site's .env like `npm start`; the process's own environment wins. It must be imported first, because the
 * brand and the log read the environment when their modules load.
 */
const file = path.resolve(import.meta.dirname, "../.env");
if (existsSync(file)) {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    console.error(`${file} can’t be read (${code}). Run this command as the user the site runs as.`);
    process.exit(1);
  }
}
