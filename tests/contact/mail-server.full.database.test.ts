import { execFile, execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { replyAddress } from "@/lib/contact/replies";
import { submitMessage } from "@/lib/contact/store";
import { readThread } from "@/lib/contact/thread";
import { read } from "@/lib/platform/database";
import { visitor } from "@/tests/support/contexts";
import { eventually } from "@/tests/support/eventually";
import { ownDatabase } from "@/tests/support/own-database";
import { shell } from "@/tests/support/shells";
import { testSecrets } from "@/tests/support/template";

const exim = "/usr/sbin/exim4";
const file = ownDatabase();
process.env.REPLY_ADDRESS = "reply@palisade.example";
const now = new Date();
const root = path.resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "palisade-exim-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The router and transport of docs/email.md, in a configuration that delivers nothing else, for the test's user. */
function configure(): string {
  const spool = path.join(folder, "spool");
  mkdirSync(spool, { recursive: true });
  const env = { ...testSecrets, DATABASE_URL: `file:${file}`, DATA_DIR: path.dirname(file) };
  const settings = Object.entries({ ...env, REPLY_ADDRESS: process.env.REPLY_ADDRESS, LOG_LEVEL: "silent" });
  const command = path.join(folder, "receive");
  // The mail server runs it as a user who can't read the test run's folder.
  const [compiled = "", ...args] = shell("operator", "mail", "receive");
  cpSync(path.dirname(compiled), path.join(folder, "scripts"), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  const program = path.join(folder, "scripts", path.basename(compiled));
  const words = [process.execPath, program, ...args].map((word) => `'${word}'`).join(" ");
  const exported = settings.map(([name, value]) => `export ${name}='${value}'\n`).join("");
  writeFileSync(command, `#!/bin/sh\n${exported}cd '${root}' && exec ${words}\n`);
  chmodSync(command, 0o755);
  const config = path.join(folder, "exim.conf");
  writeFileSync(
    config,
    `spool_directory = ${spool}
log_file_path = ${folder}/log-%slog
log_selector = +all_parents
primary_hostname = mail.palisade.example
exim_user = nobody
exim_group = nogroup
keep_environment =
local_interfaces = 127.0.0.1
begin acl
begin routers
palisade_replies:
  driver = accept
  domains = palisade.example
  local_parts = reply
  local_part_suffix = +*
  transport = palisade_replies
begin transports
palisade_replies:
  driver = pipe
  command = ${command}
  envelope_to_add
  user = nobody
  return_output
  temp_errors = 75
begin retry
* * F,1h,1m
begin rewrite
`,
  );
  const data = path.dirname(file);
  for (const one of [folder, spool, data]) chmodSync(one, 0o777);
  for (const one of readdirSync(data)) chmodSync(path.join(data, one), 0o666);
  return config;
}

function deliver(config: string, to: string, text: string): Promise<void> {
  const raw = `From: ada@example.com\nTo: ${to}\nMessage-ID: <reply@example.com>\nSubject: Re: your answer\n\n${text}\n`;
  return new Promise((resolve, reject) => {
    const child = execFile(
      exim,
      ["-C", config, "-odi", "-f", "ada@example.com", to],
      (error, _out, stderr) => (error ? reject(new Error(stderr)) : resolve()),
    );
    child.stdin?.end(raw);
  });
}

/** Repeats an assertion. In between, delivers again what the site refused temporarily, as a mail server does later. */
const afterDelivery = <T>(config: string, assertion: () => Promise<T>): Promise<T> =>
  eventually(async () => {
    try {
      return await assertion();
    } catch (error) {
      execFileSync(exim, ["-C", config, "-qff"]);
      throw new Error(`${error}\n${readFileSync(path.join(folder, "log-mainlog"), "utf8")}`);
    }
  }, 45_000);

it.skipIf(!existsSync(exim) || process.getuid?.() !== 0)(
  "Debian’s mail server passes a reply to the site, and bounces one without our signature",
  { timeout: 60_000 },
  async () => {
    const sent = {
      name: "Ada",
      email: "ada@example.com",
      company: "",
      message: "A question.",
      type: "general",
    };
    const given = sent as unknown as Parameters<typeof submitMessage>[1];
    const { reference } = await submitMessage(visitor(now), given, { honeypot: "" });
    const { id } = await read((db) => db.contactMessage.findUniqueOrThrow({ where: { reference } }));
    const config = configure();
    await deliver(config, replyAddress(reference) ?? "", "One more question.\n\nPalisade wrote:\n> Text");
    await afterDelivery(config, async () => {
      const thread = await readThread(id);
      expect(thread?.events).toMatchObject([{ kind: "replied", actor: "Ada", note: "One more question." }]);
    });
    await deliver(config, "reply+cm-aaaa-aaaa.00000000000000000000@palisade.example", "Forged.");
    const input = path.join(folder, "spool/input");
    await afterDelivery(config, async () => {
      const bounces = readdirSync(input).map((name) => readFileSync(path.join(input, name), "utf8"));
      expect(bounces.join("\n")).toContain("reply address of ours");
    });
    expect((await readThread(id))?.events).toHaveLength(1);
  },
);
