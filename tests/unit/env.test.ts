import { expect, it } from "vitest";
import { EnvironmentError, readEnv } from "@/lib/platform/environment";

const secrets = { SESSION_SECRET: "s".repeat(32), OPERATOR_TOKEN: "t".repeat(20) };

it("names every wrong value in a sentence of its own", () => {
  const wrong = { ...secrets, PORT: "none", LOG_LEVEL: "loud", SESSION_SECRET: "short" };
  expect(() => readEnv(wrong)).toThrow(EnvironmentError);
  expect(() => readEnv(wrong)).toThrow(
    /^PORT must be a port number\.\nSESSION_SECRET must have .*\nLOG_LEVEL must be one of fatal, .*\.$/,
  );
});

it("takes a blank value as none", () => {
  expect(readEnv({ ...secrets, LOG_LEVEL: " ", PORT: "", SMTP_URL: "" })).toMatchObject({
    LOG_LEVEL: "info",
    PORT: 3000,
  });
  expect(readEnv({ ...secrets, SMTP_URL: "" }).SMTP_URL).toBeUndefined();
});
