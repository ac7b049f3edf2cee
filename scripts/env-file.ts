import { existsSync } from "node:fs";
import path from "node:path";

/**
 * The site's .env, as `npm start` reads it; the process's own environment wins. Imported before anything else, because
 * the brand and the log are set up from the environment when their modules load.
 */
const file = path.resolve(import.meta.dirname, "../.env");
if (existsSync(file)) {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    console.error(`${file} can't be read (${code}). Run this command as the user the site runs as.`);
    process.exit(1);
  }
}
