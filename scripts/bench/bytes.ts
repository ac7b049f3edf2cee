import path from "node:path";
import { buildEmptySite } from "./empty-site";
import { pageBytes } from "./page-bytes";

const build = path.resolve(import.meta.dirname, "../../.next");
const [empty] = pageBytes(buildEmptySite()).filter(({ route }) => route === "/");
if (!empty) throw new Error("The empty page was not built.");
const kB = (bytes: number) => (bytes / 1000).toFixed(1);
console.table(
  pageBytes(build).map(({ route, html, script, style }) => ({
    page: route,
    "script kB": kB(script),
    "over empty": kB(script - empty.script),
    "html kB": kB(html),
    "css kB": kB(style),
  })),
);
