import { replaceTable } from "./docs/markdown";
import { generatedTables } from "./docs/tables";

/** `npm run docs:tables`: writes the documentation's tables that are generated from code. */
for (const { file, table } of generatedTables) replaceTable(file, table);
