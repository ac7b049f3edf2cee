import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EnvironmentError, readEnv } from "@/lib/platform/environment";

const secrets = { SESSION_SECRET: "s".repeat(32), OPERATOR_TOKEN: "t".repeat(20) };

it("each invalid value is named in its own sentence", () => {
  const wrong = { ...secrets, PORT: "none", LOG_LEVEL: "loud", SESSION_SECRET: "short" };
  expect(() => readEnv(wrong)).toThrow(EnvironmentError);
  expect(() => readEnv(wrong)).toThrow(
    /^PORT must be a port number\.\nSESSION_SECRET must have .*\nLOG_LEVEL must be one of fatal, .*\.$/,
  );
});

it("a blank value counts as unset", () => {
  expect(readEnv({ ...secrets, LOG_LEVEL: " ", PORT: "", SMTP_URL: "" })).toMatchObject({
    LOG_LEVEL: "info",
    PORT: 3000,
  });
  expect(readEnv({ ...secrets, SMTP_URL: "" }).SMTP_URL).toBeUndefined();
});

it.each(["p@ss/word", "p#ss@word", "p?ss@word", "12/word", "12#word"])(
  "an SMTP_URL with the unescaped password %s, which would name another host, is rejected",
  (password) => {
    const address = (typed: string) => ({ ...secrets, SMTP_URL: `smtp://mailer:${typed}@mail.example.com` });
    expect(() => readEnv(address(password))).toThrow(/^SMTP_URL must /);
    expect(readEnv(address(encodeURIComponent(password))).SMTP_URL).toContain("@mail.example.com");
  },
);

it("an SMTP_URL may have a port and options", () => {
  const SMTP_URL = "smtps://mailer:p%40ss@mail.example.com:2525/?tls.rejectUnauthorized=false";
  expect(readEnv({ ...secrets, SMTP_URL }).SMTP_URL).toBe(SMTP_URL);
});

it("a bucket is accepted only with its key", () => {
  const bucket = { ...secrets, FILES_BUCKET: "https://s3.example.com/palisade" };
  expect(() => readEnv(bucket)).toThrow("FILES_BUCKET also needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.");
  const whole = { ...bucket, S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
  expect(readEnv(whole)).toMatchObject({ FILES_BUCKET: bucket.FILES_BUCKET, S3_REGION: "us-east-1" });
});

describe("secrets in files", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "palisade-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const fileWith = (name: string, value: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, value);
    return file;
  };

  it.each([
    "DATABASE_URL",
    "SMTP_URL",
    "SESSION_SECRET",
    "OPERATOR_TOKEN",
    "SITE_PASSCODE",
    "METRICS_TOKEN",
    "FILES_KEY",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
  ] as const)("reads %s from the file in its _FILE variable", (name) => {
    const value = { DATABASE_URL: "file:./other.db", SMTP_URL: "smtp://mail.example.com" };
    const secret = value[name as keyof typeof value] ?? "a secret of forty characters, or even more";
    const { [name as keyof typeof secrets]: _instead, ...others } = secrets;
    const read = readEnv({ ...others, [`${name}_FILE`]: fileWith(name, `${secret}\n`) });
    expect(read[name]).toBe(secret);
  });

  it("are rejected by name, without being shown, if they are duplicate, unreadable or empty", () => {
    const token = { OPERATOR_TOKEN: secrets.OPERATOR_TOKEN };
    const wrong = {
      ...secrets,
      SESSION_SECRET_FILE: fileWith("twice", "s".repeat(40)),
      METRICS_TOKEN_FILE: path.join(folder, "missing"),
      SMTP_URL_FILE: fileWith("empty", "\n"),
    };
    expect(() => readEnv(wrong)).toThrow(EnvironmentError);
    expect(() => readEnv(wrong)).toThrow(
      /^SMTP_URL_FILE names an empty file\.\nSESSION_SECRET and SESSION_SECRET_FILE are both set\. .*\nMETRICS_TOKEN_FILE names a file that can’t be read \(ENOENT\)\.$/,
    );
    expect(() => readEnv({ ...token, SESSION_SECRET_FILE: fileWith("short", "too-short") })).toThrow(
      /^SESSION_SECRET must have at least 32 characters\.$/,
    );
  });
});
