import "./env-file";
import { ignoreBrokenPipe, log } from "@/lib/platform/log";
import { runCli } from "./operator/run";

ignoreBrokenPipe();
// A command prints its result itself; a line of the log would come on top of it.
if (!process.env.LOG_LEVEL?.trim()) log.level = "warn";
const { stdin, stdout, stderr } = process;
process.exitCode = await runCli(process.argv.slice(2), { input: stdin, out: stdout, err: stderr });
