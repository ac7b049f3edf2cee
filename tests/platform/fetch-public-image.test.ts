import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { fetchPublicImage } from "@/lib/platform/fetch-public-image";
import { isPublicAddress } from "@/lib/platform/public-request";

const maximumBytes = 1024;
const servers: Server[] = [];

/** Starts a server on the loopback address, which only tests may fetch from. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe("isPublicAddress", () => {
  it.each(["93.184.215.14", "8.8.8.8", "2606:4700::1111"])("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    "127.0.0.1",
    "127.9.9.9",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:a00:1",
    "fc00::1",
    "fe80::1",
    "ff02::1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:db8::1",
    "::7f00:1",
    "::127.0.0.1",
    "::a00:1",
    "100:0:0:1::1",
    "4000::1",
    "e000::1",
    "localhost",
    "",
  ])("%s isn’t public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("fetchPublicImage", () => {
  const own = (url: string) => fetchPublicImage(new URL(url), { maximumBytes, isAllowed: () => true });

  it.each([
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://017700000001/",
    "http://localhost/",
    "http://169.254.169.254/latest/meta-data/",
  ])("never connects to %s", async (url) => {
    await expect(fetchPublicImage(new URL(url), { maximumBytes })).rejects.toThrow(
      "not on the public internet",
    );
  });

  it.each(["file:///etc/passwd", "ftp://example.com/x"])("rejects %s", async (url) => {
    await expect(fetchPublicImage(new URL(url), { maximumBytes })).rejects.toThrow(
      "neither http:// nor https://",
    );
  });

  it("rejects an address with a password", async () => {
    const url = new URL("http://a:b@127.0.0.1/");
    await expect(fetchPublicImage(url, { maximumBytes, isAllowed: () => true })).rejects.toThrow("password");
  });

  it("fetches a public address", async () => {
    const url = await serve((_request, response) => response.end("bytes"));
    expect((await own(url)).toString()).toBe("bytes");
  });

  it("checks the address that the socket connects to, after name resolution", async () => {
    const url = (await serve((_request, response) => response.end("bytes"))).replace(
      "127.0.0.1",
      "localhost",
    );
    const seen: string[] = [];
    const isAllowed = (address: string) => {
      seen.push(address);
      return true;
    };
    await fetchPublicImage(new URL(url), { maximumBytes, isAllowed }).catch(() => undefined);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every((address) => ["127.0.0.1", "::1"].includes(address))).toBe(true);
    await expect(fetchPublicImage(new URL(url), { maximumBytes, isAllowed: () => false })).rejects.toThrow(
      "not on the public internet",
    );
  });

  it("checks every redirect like the first address", async () => {
    const inside = await serve((_request, response) => response.end("secret"));
    const outside = await serve((_request, response) => response.writeHead(302, { Location: inside }).end());
    const port = new URL(outside).port;
    // 127.0.0.1 counts as a public address here, for one lookup only.
    let asked = 0;
    const isAllowed = () => asked++ === 0;
    await expect(
      fetchPublicImage(new URL(`http://127.0.0.1:${port}`), { maximumBytes, isAllowed }),
    ).rejects.toThrow("not on the public internet");
  });

  it("limits the number of redirects", async () => {
    const url = await serve((request, response) => {
      if (request.url === "/found") response.end("there");
      else response.writeHead(302, { Location: request.url === "/once" ? "/found" : "/loop" }).end();
    });
    expect((await own(`${url}/once`)).toString()).toBe("there");
    await expect(own(`${url}/loop`)).rejects.toThrow("redirected too often");
  });

  it("stops at the first byte above the limit", async () => {
    const url = await serve((_request, response) => response.end(Buffer.alloc(maximumBytes + 1)));
    await expect(own(url)).rejects.toThrow("larger than 1 KiB");
  });

  it("times out if the server sends nothing", async () => {
    const url = await serve(() => undefined);
    const options = { maximumBytes, timeoutMs: 50, isAllowed: () => true };
    await expect(fetchPublicImage(new URL(url), options)).rejects.toThrow("took too long");
  });

  it("reports the server’s status", async () => {
    const url = await serve((_request, response) => response.writeHead(404).end());
    await expect(own(url)).rejects.toThrow("answered 404");
  });
});
