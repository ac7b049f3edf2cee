import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { languages, mainLanguage } from "@/lib/site/language";

/**
 * Writes a `generated.ts` into every folder that has a file in each language, which brings them together: a new language
 * is a line in lib/site/language.ts and its files, and `tsc` names those that are missing. Words are `de.ts` or
 * `de/index.ts`, prose is `NAME.mdx` in English and `NAME.de.mdx`.
 */
const root = path.join(import.meta.dirname, "..");
const name = "generated.ts";
const head = "// Written by scripts/join-languages.ts, which npm start, npm test and npm run check run.\n";

const list = (parts: string[]) => `{ ${parts.join(", ")} }`;

function joinedWords(): string {
  const imports = languages.map((language) => `import { ${language} } from "./${language}";\n`);
  return `${imports.join("")}\nexport const joined = ${list([...languages])};\n`;
}

const camel = (text: string) => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function joinedProse(text: string): string {
  const own = (language: string) => camel(`${text}-${language}`);
  const file = (language: string) => (language === mainLanguage ? text : `${text}.${language}`);
  const imports = languages.map((language) => `import ${own(language)} from "./${file(language)}.mdx";\n`);
  const members = languages.map((language) => `${language}: ${own(language)}`);
  return `${imports.join("")}\nexport const ${camel(text)} = ${list(members)};\n`;
}

function contentOf(folder: string, files: readonly string[]): string {
  const prose = files
    .filter((file) => /^[^.]+\.mdx$/.test(file))
    .map((file) => file.slice(0, -".mdx".length));
  const hasWords =
    files.includes(`${mainLanguage}.ts`) || existsSync(path.join(folder, mainLanguage, "index.ts"));
  return [...(hasWords ? [joinedWords()] : []), ...prose.map(joinedProse)].join("\n");
}

for (const top of ["app", "lib"]) {
  const folders = readdirSync(path.join(root, top), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const folder of folders) {
    const content = contentOf(folder, readdirSync(folder));
    const file = path.join(folder, name);
    const text = `${head}${content}`;
    if (content === "") rmSync(file, { force: true });
    // What is the same stays untouched, for those who go by the time of a file.
    else if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}
