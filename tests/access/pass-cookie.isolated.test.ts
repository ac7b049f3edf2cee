import { expect, it } from "vitest";
import { newAccessCookie, type Pass, passOfCookie, sharedPasscode } from "@/lib/access/passes";
import { sign } from "@/lib/platform/signed";
import { testSecrets } from "@/tests/support/template";

Object.assign(process.env, testSecrets);
const now = new Date("2027-03-01T12:00:00Z");
const [everyone] = sharedPasscode("$argon2id$everyone");
const press: Pass = {
  ...{ id: "0123456789abcdef", name: "Press", kind: "passcode", through: "gate" },
  ...{ bound: "$argon2id$press", endsAt: new Date("2027-03-02T12:00:00Z") },
};
const all = [everyone, press].flatMap((pass) => pass ?? []);
const cookieValue = (cookie: string) => cookie.split(";", 1)[0]?.split("=")[1];

it("a cookie from before passcodes had names counts for the shared passcode only", () => {
  const earlier = sign("00112233445566778899aabb", "site access", "$argon2id$everyone");
  expect(passOfCookie(earlier, all, now)?.name).toBe("everyone");
  expect(passOfCookie(earlier, [press], now)).toBeNull();
  expect(passOfCookie(earlier, sharedPasscode("$argon2id$changed"), now)).toBeNull();
});

it("a cookie is valid until its passcode ends, is removed or changes", () => {
  const value = cookieValue(newAccessCookie(press, now));
  expect(passOfCookie(value, all, now)?.name).toBe("Press");
  expect(passOfCookie(value, all, new Date(Number(press.endsAt) - 1))?.name).toBe("Press");
  expect(passOfCookie(value, all, new Date(Number(press.endsAt)))).toBeNull();
  expect(passOfCookie(value, sharedPasscode("$argon2id$everyone"), now)).toBeNull();
  expect(passOfCookie(value, [{ ...press, bound: "$argon2id$new" }], now)).toBeNull();
});

it("a passcode’s cookie ends with the browser session, and a link’s cookie with the link", () => {
  expect(newAccessCookie(press, now)).not.toContain("Max-Age");
  expect(newAccessCookie({ ...press, kind: "link" }, now)).toContain("; Max-Age=86400");
});
