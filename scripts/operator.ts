import "./env-file";
import { ignoreBrokenPipe } from "@/lib/platform/log";
import { runCli } from "./operator/run";

ignoreBrokenPipe();
const { stdin, stdout, stderr } = process;
process.exitCode = await runCli(process.argv.slice(2), { input: stdin, out: stdout, err: stderr });
