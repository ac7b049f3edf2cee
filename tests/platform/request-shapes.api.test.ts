import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { endpoints, paths } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { eventually } from "@/tests/support/eventually";
import { allOff, passcode, put } from "@/tests/support/operator";
import { rawBytes } from "@/tests/support/raw-bytes";
import { ownSite } from "@/tests/support/site-of-file";

const site = ownSite({ env: { SITE_URL: "https://palisade.example" } });

it("a site whose pages were built with another SITE_URL says so at its start", () => {
  expect(site.log()).toContain("pages were built with other values of SITE_URL:");
});

let marks = 0;
/** Waits until everything before it has been logged. */
async function settled(): Promise<void> {
  marks += 1;
  const mark = `/mark-${marks}`;
  await fetch(`${site.url}${mark}`);
  await eventually(() => expect(site.log()).toContain(mark));
}

/** Sends bytes and disconnects, at once or when the response begins. */
function leave(sent: string, whenAnswered: boolean): Promise<void> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve) => {
    const connection = connect(Number(port), hostname);
    connection.on("error", () => undefined);
    connection.on("close", () => resolve());
    if (whenAnswered) connection.once("data", () => connection.resetAndDestroy());
    connection.write(sent, () => {
      if (!whenAnswered) connection.resetAndDestroy();
    });
  });
}

const post = (path: string, after = "", more = "") =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${more}Content-Type: text/plain\r\nContent-Length: 4\r\n\r\n0123${after}`;
const garbage = "456789 GARBAGE\r\n\r\n";

describe("a body that is not read", () => {
  const targets = [paths.home, paths.about, "/de", consolePaths.overview, "/no-such-page", endpoints.contact];

  it("with extra bytes is answered, and no later request fails", async () => {
    for (const path of targets) {
      for (let turn = 0; turn < 4; turn += 1) {
        const answer = await rawBytes(site.url, post(path, garbage));
        expect(answer, path).toMatch(/^HTTP\/1\.1 (?:303|400|403|404|405|415) /);
      }
    }
    await settled();
    expect(site.log()).not.toContain("uncaughtException");
  });

  it("of a client that disconnects causes no failure", async () => {
    for (const path of targets) {
      for (const whenAnswered of [true, false]) await leave(post(path), whenAnswered);
    }
    await settled();
    expect(site.log()).not.toContain("uncaughtException");
  });

  it("causes no failure while the gate is closed", async () => {
    await put(site, "protection", { enabled: true, passcode, mobile: "gate" });
    for (const path of [...targets, endpoints.contact, endpoints.gdprRequest]) {
      await rawBytes(site.url, post(path, garbage));
      await leave(post(path), true);
      await leave(post(path), false);
    }
    await settled();
    expect(site.log()).not.toContain("uncaughtException");
    await allOff(site);
    await eventually(async () => expect((await fetch(site.url)).status).toBe(200));
  });
});

it.each([
  `/${endpoints.contact}`,
  `/.${endpoints.contact}`,
  `/x/..${endpoints.contact}`,
  `/%2e${endpoints.contact}`,
  `/\\${endpoints.contact.slice(1)}`,
])("a message posted to %s isn’t refused because of its method", async (path) => {
  // Otherwise the connection stays open, and `rawBytes` waits a minute for its end.
  const answer = await rawBytes(site.url, post(path, "", "Connection: close\r\n"));
  const [status] = /\d{3}/.exec(answer.slice(8)) ?? [];
  // Next redirects to the endpoint (308), or the endpoint refuses the content type (415).
  expect(["308", "415"]).toContain(status);
});

it("a request with two hosts is rejected (RFC 9112 section 3.2)", async () => {
  const named = (...hosts: string[]) =>
    `GET /about HTTP/1.1\r\n${hosts.map((host) => `hOst: ${host}\r\n`).join("")}Connection: close\r\n\r\n`;
  expect(await rawBytes(site.url, named("localhost"))).toMatch(/^HTTP\/1\.1 200 /);
  expect(await rawBytes(site.url, named("localhost", "evil.example"))).toMatch(/^HTTP\/1\.1 400 /);
  expect(await rawBytes(site.url, named("localhost", "localhost"))).toMatch(/^HTTP\/1\.1 400 /);
});

describe("a target in absolute form (RFC 9112 section 3.2.2)", () => {
  const ask = async (target: string, host = "localhost") => {
    const answer = await rawBytes(
      site.url,
      `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
    const [, location = null] = /^location: (.*)\r$/im.exec(answer) ?? [];
    return { status: Number(status), location, body: answer };
  };

  it("of this site is answered like its path", async () => {
    const { host } = new URL(site.url);
    for (const target of [
      `http://${host}/about`,
      `HTTP://${host}/about?x=1`,
      "http://palisade.example/about",
    ]) {
      const { status, body } = await ask(target, "other.example");
      expect([target, status]).toEqual([target, 200]);
      expect(body).toContain("<h1");
    }
    expect((await ask(`http://${host}`)).status).toBe(200);
    expect((await ask(`http://${host}?x=1`)).status).toBe(200);
  });

  it.each([
    ["http://evil.example/operator/overview", 421],
    ["https://evil.example/", 421],
    ["http://evil.example", 421],
    ["http://localhost.evil.example/about", 421],
    ["http://palisade.example@evil.example/", 400],
    ["http://", 400],
    ["http:///about", 400],
    ["ftp://localhost/about", 400],
    ["about", 400],
    ["localhost:80", 400],
  ])("that is another site’s or invalid is rejected: %s", async (target, status) => {
    for (const host of ["localhost", "evil.example"]) {
      const answer = await ask(target, host);
      expect([answer.status, answer.location]).toEqual([status, null]);
    }
  });

  it.each(["//evil.example/about", "/\\evil.example", "///evil.example", "/..//evil.example"])(
    "a path that looks like a host never redirects to one: %s",
    async (target) => {
      const { location } = await ask(target);
      expect(location ?? "/").not.toMatch(/^(?:https?:)?[/\\]{2}(?!localhost)/);
    },
  );
});
