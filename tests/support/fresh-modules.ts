import { vi } from "vitest";
import { removeSingletons } from "@/lib/platform/process-singleton";

/*
 * Runs before each file of a project whose files share a process, and gives the file its own modules, process-wide
 * values, environment and umask (commands make files private). Only packages stay loaded: loading them takes longer than most tests.
 */
const key = Symbol.for("palisade.test-environment");
const shared = globalThis as typeof globalThis & { [key]?: NodeJS.ProcessEnv };
shared[key] ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in shared[key])) delete process.env[name];
Object.assign(process.env, shared[key]);
process.umask(0o022);
removeSingletons("");
vi.resetModules();
