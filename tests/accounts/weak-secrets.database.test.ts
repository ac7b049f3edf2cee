import { assert, describe, expect, it } from "vitest";
import { HttpError } from "@/lib/platform/http-error";
import { settings } from "@/lib/settings";
import { visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { runOperatorHere } from "@/tests/support/run-operator";
import { testSecrets } from "@/tests/support/template";

ownDatabase();
const { read } = await import("@/lib/platform/database");
const { register } = await import("@/lib/accounts/sign-up");
const { readEnv } = await import("@/lib/platform/environment");

const email = "Ada.Lovelace@Example.com";
const signUp = async (password: string) => {
  const names = { firstName: "Ada", lastName: "Byron", companyName: "Engines" };
  const input = { ...names, email, password, acceptTerms: true as const };
  await register(visitor(new Date("2027-03-01T12:00:00Z")), input);
};

describe("a password", () => {
  it.each(["password", "PassWord", "12345678", "iloveyou", " password1 ", "        ", email, "ada.lovelace"])(
    "that is easily guessed is rejected: %j",
    async (password) => {
      const refusal = await signUp(password).catch((error: unknown) => error);
      assert(refusal instanceof HttpError);
      expect(refusal.status).toBe(422);
      expect(refusal.localize("en").fields?.password).toMatch(/choose another|Don’t use your email/);
      expect(refusal.localize("fr").fields?.password).toContain("choisir");
      expect(await read((db) => db.account.count())).toBe(0);
    },
  );

  // No composition rules: length alone is enough.
  it.each(["correct horse", "ada.lovelace's engine", "zwölf graue reiher"])(
    "that is not on the list is accepted: %j",
    (password) => expect(signUp(password)).resolves.toBeUndefined(),
  );
});

describe("a passcode", () => {
  const setPasscode = (passcode: string) => runOperatorHere(["protection", "passcode", passcode]);
  const taken = (passcode: string) =>
    settings.protection.input.safeParse({ enabled: true, mobile: "gate", passcode }).success;

  it("has at least six characters, wherever it is set", async () => {
    for (const passcode of ["1", "12345", "     "]) {
      expect(taken(passcode), passcode).toBe(false);
      expect((await setPasscode(passcode)).err).toMatch(/Passcode (must|is)/);
    }
    expect(() => readEnv({ ...testSecrets, SITE_PASSCODE: "12345" })).toThrow(
      "SITE_PASSCODE must have at least 6 characters.",
    );
    expect(taken("blue heron")).toBe(true);
  });

  it("is set together with its strength", async () => {
    expect((await setPasscode("heron1")).out).toContain("Strength of the new passcode: weak.");
    const long = "seven grey herons by the old mill";
    expect((await setPasscode(long)).out).toContain("Strength of the new passcode: strong.");
  });
});
