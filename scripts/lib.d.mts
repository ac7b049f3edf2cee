/** What TypeScript takes from lib.mjs. */
/** The path of the program that a package brings. */
export function bin(name: string, command?: string): string;

export function buildId(env: NodeJS.ProcessEnv): string;
