import { chmodSync, copyFileSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rateLimits } from "@/lib/platform/limits/rates";
import { endpoints, paths, processPaths } from "@/lib/site/paths";
import { borrowSite } from "@/tests/support/borrowed-site";
import { eventually } from "@/tests/support/eventually";
import { passcode, put, unlocked } from "@/tests/support/operator";
import { type Site, startSite } from "@/tests/support/site";
import { templateFile } from "@/tests/support/template";

/** A site with the tests' usual environment, and one with another, which has no proxy in front. */
let usual: Site;
let other: Site;
beforeAll(async () => {
  usual = await borrowSite();
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-"));
  const database = path.join(folder, "site.db");
  copyFileSync(templateFile, database);
  // With the permissions that an older version used.
  chmodSync(database, 0o644);
  other = await startSite({
    folder,
    env: {
      HOST: "127.0.0.1",
      HSTS_SUBDOMAINS: "true",
      OPERATOR_TOKEN: "",
      SESSION_SECRET: "another-session-secret-0123456789-01234",
    },
  });
});
afterAll(async () => {
  await other.stop();
  await usual.stop();
});

it("HOST limits the addresses that the site listens on", async () => {
  const asked = (site: Site, address: string) =>
    fetch(`http://${address}:${new URL(site.url).port}${processPaths.ping}`);
  expect((await asked(other, "127.0.0.1")).status).toBe(200);
  await expect(asked(other, "127.0.0.2")).rejects.toThrow();
  expect((await asked(usual, "127.0.0.2")).status).toBe(200);
});

it("HOST that isn’t an address of this machine is named in a sentence", async () => {
  await expect(startSite({ env: { HOST: "192.0.2.1" } })).rejects.toThrow(
    "HOST=192.0.2.1 is not an address of this machine",
  );
});

it("HSTS_SUBDOMAINS requires HTTPS for subdomains, and changes nothing else", async () => {
  const bound = async (site: Site) =>
    (await fetch(`${site.url}${endpoints.health}`)).headers.get("strict-transport-security");
  expect(await bound(other)).toBe("max-age=63072000; includeSubDomains");
  expect(await bound(usual)).toBe("max-age=63072000");
});

it("without OPERATOR_TOKEN and staff, the site says at startup how to get access", async () => {
  expect(other.log()).toContain("npm run operator -- people add");
  expect(await (await fetch(`${other.url}${paths.operator}`)).text()).toContain("No one can sign in");
});

it("a passcode’s cookie is invalid under another SESSION_SECRET", async () => {
  await put(usual, "protection", { enabled: true, passcode });
  const headers = await unlocked(usual);
  const where = { where: { key: "protection" } };
  const { value } = await usual.db.setting.findUniqueOrThrow(where);
  await other.db.setting.update({ ...where, data: { value: value as object } });
  const statusOf = async (site: Site, sent = {}) =>
    (await fetch(`${site.url}${paths.about}`, { headers: sent })).status;
  await eventually(async () => expect(await statusOf(other)).toBe(401));
  expect([await statusOf(usual, headers), await statusOf(other, headers)]).toEqual([200, 401]);
  await other.db.setting.update({ ...where, data: { value: { ...(value as object), enabled: false } } });
  await eventually(async () => expect(await statusOf(other)).toBe(200));
});

it("without TRUSTED_PROXIES a forwarded address is ignored", async () => {
  const knock = (forwarded?: string) =>
    other.post(endpoints.contact, {}, forwarded === undefined ? {} : { "X-Forwarded-For": forwarded });
  for (let turn = 0; turn < rateLimits.contact.points; turn += 1)
    expect((await knock(`203.0.113.${turn}`)).status, `turn ${turn}`).toBe(422);
  for (const forwarded of ["203.0.113.200", undefined])
    expect((await knock(forwarded)).status, `from ${forwarded}`).toBe(429);
});

it.skipIf(process.platform === "win32")(
  "other users of the machine can’t read a running site’s database",
  () => {
    const modes = ["", "-wal", "-shm"].map(
      (suffix) => statSync(`${other.databaseFile}${suffix}`).mode & 0o777,
    );
    expect(modes).toEqual([0o600, 0o600, 0o600]);
  },
);
