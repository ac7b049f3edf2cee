/** Types of lib.mjs. */
/** The path of a package's executable. */
export function bin(name: string, command?: string): string;

/** Replaces a file atomically: parallel readers get the old or the new content. */
export function replaceFile(file: string, content: string | Buffer): void;

/** The variables that lib/site/brand.ts reads, except PORT. */
export const brandVariables: readonly string[];

/** The files and folders that a build is made from. */
export const buildInputs: readonly string[];

export function buildId(env: NodeJS.ProcessEnv): string;
