import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { languages, mainLanguage } from "@/lib/site/language";
import { replaceFile } from "./lib.mjs";

/**
 * Writes a `generated.ts` into every folder that has one file per language, which combines them. To add a language, add
 * a line to lib/site/language.ts and the files, and `tsc` reports missing ones. Texts are `de.ts`, or the files
 * of the folder `de`; prose is `NAME.mdx` in English and `NAME.de.mdx`.
 */
const root = path.join(import.meta.dirname, "..");
const name = "generated.ts";
const head = "// Written by scripts/join-languages.ts, which npm start, npm test and npm run check run.\n";

const list = (parts: string[]) => `{ ${parts.join(", ")} }`;

const typeImport = 'import type { Translated } from "@/lib/site/language";\n';
const translations = `
/** English decides the type, so a text that is missing in another language is a type error. */
export const translations: Translated<typeof ${mainLanguage}> = ${list([...languages])};
`;

/** Of a folder of files: each exports its name. */
function joinedFiles(folder: string): string {
  const files = readdirSync(path.join(folder, mainLanguage))
    .filter((file) => file !== name)
    .map((file) => path.basename(file, ".ts"))
    .sort();
  const all = languages
    .map((language) => {
      const own = (file: string) => camel(`${language}-${file}`);
      const imports = files.map(
        (file) => `import { ${camel(file)} as ${own(file)} } from "./${language}/${file}";\n`,
      );
      return `${imports.join("")}const ${language} = ${list(files.map((file) => `${camel(file)}: ${own(file)}`))};\n`;
    })
    .join("");
  return `${typeImport}${all}${translations}`;
}

function joinedWords(): string {
  const imports = languages.map((language) => `import { ${language} } from "./${language}";\n`);
  return `${typeImport}${imports.join("")}${translations}`;
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
  const words = files.includes(`${mainLanguage}.ts`)
    ? [joinedWords()]
    : files.includes(mainLanguage)
      ? [joinedFiles(folder)]
      : [];
  return [...words, ...prose.map(joinedProse)].join("\n");
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
    // Unchanged files are not touched, so that type and build caches stay valid.
    else if (!existsSync(file) || readFileSync(file, "utf8") !== text) replaceFile(file, text);
  }
}
