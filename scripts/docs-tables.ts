import { replaceTable } from "./docs/markdown";
import { generatedTables } from "./docs/tables";

/** `npm run docs:tables`: writes the tables of the documentation that follow from definitions. */
for (const { file, table } of generatedTables) replaceTable(file, table);
