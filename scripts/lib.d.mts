/** What next.config.ts takes of lib.mjs. */
export function buildId(env: NodeJS.ProcessEnv): string;
