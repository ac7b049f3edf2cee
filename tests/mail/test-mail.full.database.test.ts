import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { shell } from "@/tests/support/shells";
import { startSmtp } from "@/tests/support/smtp";
import { testSecrets } from "@/tests/support/template";

const smtp = await startSmtp();
beforeEach(() => {
  smtp.behavior = {};
});
afterAll(() => smtp.stop());

const operator = (args: string[], env: Record<string, string>) =>
  new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const options = { env: { ...process.env, ...testSecrets, ...env } };
    execFile(process.execPath, shell("operator", ...args), options, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });

const mailTest = (env: Record<string, string>) => operator(["mail", "test", "ada@example.com"], env);

it("`mail test` sends one email and shows the mail server’s answer", async () => {
  const { code, out, err } = await mailTest({ SMTP_URL: smtp.url });
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(new RegExp(`^127\\.0\\.0\\.1:${smtp.port} accepted the email .* and responded: 250 `));
  expect(smtp.to("ada@example.com")).toHaveLength(1);
});

it.each([
  ["signIn", 535],
  ["recipient", 550],
] as const)("`mail test` shows the mail server’s answer when its %s says %i", async (step, code) => {
  smtp.behavior[step] = code;
  const ran = await mailTest({ SMTP_URL: smtp.url });
  expect([ran.code, ran.out]).toEqual([1, ""]);
  expect(ran.err).toMatch(
    new RegExp(
      `^The email was not delivered by 127\\.0\\.0\\.1:${smtp.port}: .*${code} refused on purpose\n$`,
    ),
  );
  expect(ran.err).not.toContain("mailer");
});

it("`mail test` without a mail server names the file", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-"));
  const { code, out } = await mailTest({ SMTP_URL: "", MAIL_DIR: folder });
  const [name = ""] = readdirSync(folder);
  expect([code, out.trim()]).toEqual([
    0,
    `SMTP_URL is not set, so the email was written to a file: ${path.join(folder, name)}`,
  ]);
  expect(readFileSync(path.join(folder, name), "utf8")).toContain("To: ada@example.com");
});

const emptyFile = path.join(mkdtempSync(path.join(tmpdir(), "palisade-")), "empty.db");
writeFileSync(emptyFile, "");

it.each([
  [{ SESSION_SECRET: "short" }, "SESSION_SECRET must have at least 32 characters."],
  [{ SITE_URL: "nonsense" }, "SITE_URL must be an http:// or https:// address."],
  [
    { DATABASE_URL: "file:/no/such/folder/site.db" },
    "The database can’t be used: the database file is gone. Check DATABASE_URL, or restore a backup.",
  ],
  [{ DATABASE_URL: `file:${emptyFile}` }, "The database is empty or from an older version."],
  [
    { DATABASE_URL: "postgresql://127.0.0.1:1/site" },
    "The database can’t be used: the database can’t be reached. Check that PostgreSQL is running",
  ],
])("a command that can’t run because of %o says so in a sentence", async (env, sentence) => {
  const { code, out, err } = await operator(["status"], env);
  expect([code, out]).toEqual([1, ""]);
  expect(err.startsWith(sentence), err).toBe(true);
  expect(err).not.toMatch(/^\s+at /m);
});
