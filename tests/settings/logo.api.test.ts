import { afterEach, expect, it } from "vitest";
import { lengths } from "@/lib/platform/forms/lengths";
import { endpoints } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { bearer } from "@/tests/support/clients";
import { pixel, pngOf } from "@/tests/support/images";
import { allOff, passcode, put, putRaw, signedIn, tagOf } from "@/tests/support/operator";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();
afterEach(() => allOff(site));

async function upload(
  body: Uint8Array<ArrayBuffer> | FormData,
  type?: string,
  query = "",
): Promise<Response> {
  return fetch(`${site.url}${endpoints.logo}${query}`, {
    method: "PUT",
    headers: { ...bearer, "If-Match": await tagOf(site, "logo"), ...(type && { "Content-Type": type }) },
    body,
  });
}

const logoUrl = async () => (await (await fetch(`${site.url}${endpoints.logo}`)).json()).logoUrl;

it("a logo is uploaded, and served under the hash of its content", async () => {
  const answer = await upload(new Uint8Array(pixel), "image/png");
  expect(answer.status).toBe(200);
  expect(await logoUrl()).toMatch(/^\/logo\/[0-9a-f]{32}$/);

  const image = await fetch(`${site.url}${await logoUrl()}`);
  expect(Buffer.from(await image.arrayBuffer()).equals(pixel)).toBe(true);
  expect(image.headers.get("content-type")).toBe("image/png");
  expect(image.headers.get("x-content-type-options")).toBe("nosniff");
  expect(image.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

it("a logo can be uploaded as a form’s file", async () => {
  const form = new FormData();
  form.set("logo", new File([new Uint8Array(pixel)], "logo.png", { type: "image/png" }));
  expect((await upload(form)).status).toBe(200);
  expect(await logoUrl()).toMatch(/^\/logo\//);
});

it("the logo has its own image for the dark theme until that is removed", async () => {
  const shown = async () => (await fetch(`${site.url}${endpoints.logo}`)).json();
  await upload(new Uint8Array(pixel), "image/png");
  const light = await shown();
  expect(light).toEqual({ success: true, logoUrl: expect.stringMatching(/^\/logo\//) });

  expect((await upload(new Uint8Array(pngOf(8, 8)), "image/png", "?theme=dark")).status).toBe(200);
  const both = await shown();
  expect(both).toEqual({ ...light, darkLogoUrl: expect.stringMatching(/^\/logo\//) });
  expect(both.darkLogoUrl).not.toBe(light.logoUrl);
  for (const path of [both.logoUrl, both.darkLogoUrl])
    expect((await fetch(`${site.url}${path}`)).status, path).toBe(200);

  // Scripts that know only one image leave the other unchanged.
  const headers = { ...bearer, "If-Match": await tagOf(site, "logo") };
  expect((await putRaw(site, "logo", { logoUrl: both.logoUrl }, headers)).status).toBe(200);
  expect(await shown()).toEqual(both);
  await put(site, "logo", { logoUrl: both.logoUrl, darkLogoUrl: null });
  expect(await shown()).toEqual(light);
  expect((await fetch(`${site.url}${both.darkLogoUrl}`)).status).toBe(404);
});

it("a logo’s type follows from its content, not from what the upload claims", async () => {
  const svg = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const html = new TextEncoder().encode("<!doctype html><script>alert(1)</script>");
  expect((await upload(svg, "image/svg+xml")).status).toBe(422);
  expect((await upload(html, "image/png")).status).toBe(422);
  expect((await upload(new Uint8Array(pixel), "image/webp")).status).toBe(200);
  expect((await fetch(`${site.url}${await logoUrl()}`)).headers.get("content-type")).toBe("image/png");
});

it("a logo has a maximum size", async () => {
  expect((await upload(new Uint8Array(pngOf(4097, 32)), "image/png")).status).toBe(422);
  expect((await upload(new Uint8Array(pngOf(0, 32)), "image/png")).status).toBe(422);
  const heavy = new Uint8Array(256 * 1024 + 1);
  heavy.set(pixel);
  expect((await upload(heavy, "image/png")).status).toBe(413);
  expect(await site.db.logoImage.count({ where: { bytes: new Uint8Array(heavy) } })).toBe(0);
});

it("the error for a logo that is too large states the maximum, for scripts and in the console", async () => {
  const sentence = "The logo must be at most 256 KiB.";
  const cookie = await signedIn(site);
  // The second is within the overhead that a form adds to its file, so it is read before it is refused.
  for (const bytes of [1024 * 1024, lengths.logoBytes + 1]) {
    const heavy = new Uint8Array(bytes);
    heavy.set(pixel);
    const form = new FormData();
    form.set("image", new File([heavy], "logo.png", { type: "image/png" }));
    for (const answer of [await upload(heavy, "image/png"), await upload(form)]) {
      expect([413, 422]).toContain(answer.status);
      expect((await answer.json()).message).toBe(sentence);
    }

    const version = (await tagOf(site, "logo")).replaceAll('"', "");
    const back = await fetch(`${site.url}${consolePaths.uploadSetting("logo")}?version=${version}`, {
      method: "POST",
      headers: cookie,
      body: form,
      redirect: "manual",
    });
    expect(back.status).toBe(303);
    const page = await fetch(`${site.url}${back.headers.get("location")}`, { headers: cookie });
    expect(await page.text()).toContain(sentence);
  }
  expect(await logoUrl()).toBe("/logo.svg");
});

it("the logo’s address can be a path of this site, but not one in the internal network", async () => {
  const headers = async () => ({ ...bearer, "If-Match": await tagOf(site, "logo") });
  expect((await putRaw(site, "logo", { logoUrl: "/icons/192.png" }, await headers())).status).toBe(200);
  expect(await logoUrl()).toBe("/icons/192.png");
  for (const address of [
    site.url,
    "http://127.0.0.1/logo.png",
    "http://[::ffff:127.0.0.1]/logo.png",
    "http://169.254.169.254/latest",
    "http://2130706433/",
    "ftp://example.com/logo.png",
    "//evil.example/logo.png",
    "data:image/png;base64,AAAA",
    "javascript:alert(1)",
  ]) {
    const answer = await putRaw(site, "logo", { logoUrl: address }, await headers());
    expect(answer.status, address).toBe(422);
    expect(Object.keys((await answer.json()).fields), address).toEqual(["logoUrl"]);
  }
  expect(await logoUrl()).toBe("/icons/192.png");
});

it("the logo is shown on pages that the gate leaves open, such as those of emailed links", async () => {
  await upload(new Uint8Array(pixel), "image/png");
  const path = await logoUrl();
  await put(site, "protection", { enabled: true, passcode });
  expect((await fetch(`${site.url}/about`)).status).toBe(401);
  expect((await fetch(`${site.url}${path}`)).status).toBe(200);
});

it("the logo is shown on pages that maintenance leaves open", async () => {
  await upload(new Uint8Array(pixel), "image/png");
  const path = await logoUrl();
  await put(site, "maintenance", { enabled: true });
  expect((await fetch(`${site.url}/about`)).status).toBe(503);
  expect((await fetch(`${site.url}${path}`)).status).toBe(200);
});

it("a hash that was never uploaded is a 404", async () => {
  expect((await fetch(`${site.url}/logo/${"0".repeat(32)}`)).status).toBe(404);
});
