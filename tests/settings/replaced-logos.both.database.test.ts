import { addMinutes } from "date-fns";
import { beforeEach, expect, it } from "vitest";
import { read, write } from "@/lib/platform/database";
import { runRetention } from "@/lib/retention/run";
import { readLogo } from "@/lib/settings/logo";
import { putFile } from "@/lib/settings/put-file";
import { getSetting, putSetting } from "@/lib/settings/store";
import { logoPath } from "@/lib/site/paths";
import { operator } from "@/tests/support/contexts";
import { pngOf } from "@/tests/support/images";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const current = async () => ({ key: "logo", version: (await getSetting("logo")).version }) as const;
const upload = async (width: number) =>
  String(
    (await putFile(operator(now), { ...(await current()), bytes: Buffer.from(pngOf(width, 32)) })).value
      .logoUrl,
  );
const put = async (logoUrl: string | null) =>
  putSetting(operator(now), { ...(await current()), input: { logoUrl } });
const isHeld = async (path: string) => (await readLogo(String(path.split("/").at(-1)))) !== null;

beforeEach(() => put(null));

it("a replaced logo is deleted with the change that replaced it", async () => {
  const first = await upload(100);
  const second = await upload(200);
  expect([await isHeld(first), await isHeld(second)]).toEqual([false, true]);
  await put("/icons/192.png");
  expect(await isHeld(second)).toBe(false);
});

it("a logo is deleted when the built-in one is chosen, and stays when the same one is uploaded again", async () => {
  const same = await upload(100);
  expect(await upload(100)).toBe(same);
  expect(await isHeld(same)).toBe(true);
  await put(same);
  expect(await isHeld(same)).toBe(true);
  await put(null);
  expect(await read((db) => db.logoImage.count())).toBe(0);
});

it("a deleted logo can’t be shown again by its old address", async () => {
  const first = await upload(100);
  await upload(200);
  await expect(put(first)).rejects.toMatchObject({ status: 422, details: { fields: { logoUrl: /.+/ } } });
});

it("a logo left by an older version of the site is deleted by the daily job", async () => {
  const current = await upload(100);
  const row = { contentType: "image/png", bytes: new Uint8Array(1), createdAt: now };
  const left = "0".repeat(32);
  await write((tx) => tx.logoImage.create({ data: { ...row, hash: left } }));
  expect(await runRetention(addMinutes(now, 1), "all")).toEqual({ "replaced logos": 1 });
  expect([await isHeld(logoPath(left)), await isHeld(current)]).toEqual([false, true]);
});
