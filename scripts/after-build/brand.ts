import "../env-file";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { brandVariables } from "../lib.mjs";
import { buildFolder } from "./prerendered";

/** Writes the values that the prerendered pages contain, so that a start with other values is noticed. */
const brand = brandVariables.map((name) => [name, process.env[name] ?? ""]);
writeFileSync(path.join(buildFolder, "brand.json"), JSON.stringify(Object.fromEntries(brand)));
