import { writeFileSync } from "node:fs";
import { buildEmptySite, frameworkVersions, recordFile } from "./empty-site";
import { pageBytes } from "./page-bytes";

/** Records the size of an empty page's scripts, the baseline of tests/build/pages.build.test.ts. */
const empty = pageBytes(buildEmptySite()).find(({ route }) => route === "/");
if (!empty) throw new Error("The empty page was not built.");
const record = { ...frameworkVersions(), script: empty.script };
writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
console.log(record);
