import { readFileSync } from "node:fs";
import path from "node:path";
import { bearer } from "./clients";

export type Evasion = { path: string; method?: string; headers?: Record<string, string> };

interface Shapes {
  paths: string[];
  /** About the one page that the gate lets a visitor see. */
  linkPaths: string[];
  headers: Record<string, string>[];
  methods: string[];
}

const file = path.resolve(import.meta.dirname, "../data/evasions.json");
const shapes = JSON.parse(readFileSync(file, "utf8")) as Shapes;
const buildId = readFileSync(path.resolve(import.meta.dirname, "../../.next/BUILD_ID"), "utf8");
const percentEncoded = (letters: string) =>
  [...letters].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");

/** A pattern with a page filled in. */
function filled(shape: string, page: string): string {
  const words: Record<string, string> = {
    PAGE: page,
    NAME: page === "/" ? "/index" : page,
    BARE: page.slice(1),
    BUILD: buildId,
    UPPER: page.toUpperCase(),
    ESCAPED: `/${percentEncoded(page.slice(1))}`,
    ESCAPED_TWICE: `/${percentEncoded(page.slice(1)).replaceAll("%", "%25")}`,
  };
  // Next has internal segments with such names.
  return shape.replace(/(?<!__)(?:ESCAPED_TWICE|[A-Z]{4,})(?!__)/g, (word) => words[word] ?? word);
}

/** All known techniques to request a page past a middleware, and more. */
export function evasions(page: string): Evasion[] {
  const flight = { RSC: "1" };
  const paths = shapes.paths.map((shape) => filled(shape, page));
  const headers = shapes.headers.map((header) =>
    Object.fromEntries(Object.entries(header).map(([name, value]) => [name, filled(value, page)])),
  );
  return [
    ...paths.map((path) => ({ path })),
    ...paths.map((path) => ({ path, headers: flight })),
    ...[...headers, bearer].map((header) => ({ path: page, headers: header })),
    ...headers.map((header) => ({ path: page, headers: { ...header, ...flight } })),
    ...shapes.methods.map((method) => ({ path: page, method })),
    ...shapes.methods.map((method) => ({ path: page, method, headers: flight })),
  ];
}

/** Ways to request a page through an access link's page, whose address ends with `secret`. */
export function linkEvasions(page: string, secret: string): Evasion[] {
  const paths = shapes.linkPaths.map((shape) => filled(shape, page).replaceAll("SECRET", secret));
  return [
    ...paths.map((path) => ({ path })),
    ...paths.map((path) => ({ path, headers: { RSC: "1" } })),
    ...shapes.methods.map((method) => ({ path: `/enter/${secret}`, method })),
    ...shapes.headers.map((header) => ({
      path: `/enter/${secret}`,
      headers: Object.fromEntries(Object.entries(header).map(([name, value]) => [name, filled(value, page)])),
    })),
  ];
}
