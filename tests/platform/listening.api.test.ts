import { describe, expect, it } from "vitest";
import { site as brand } from "@/lib/site/brand";
import { rawBytes } from "@/tests/support/raw-bytes";
import { rawRequest } from "@/tests/support/raw-request";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const close = "Host: localhost\r\nConnection: close\r\n\r\n";

describe("a request without a path", () => {
  it.each([
    ["OPTIONS", 204],
    ["GET", 400],
    ["HEAD", 400],
    ["POST", 400],
    ["TRACE", 400],
  ])("%s * gets %i", async (method, status) => {
    const answer = await rawBytes(site.url, `${method} * HTTP/1.1\r\n${close}`);
    expect(statusOf(answer)).toBe(status);
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  });
});

describe("a request to upgrade the protocol", () => {
  it.each([
    ["h2c", "HTTP2-Settings: AAMAAABkAAQAAP__\r\n"],
    ["websocket", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"],
    ["TLS/1.2", ""],
  ])("%s is answered like any other (RFC 9110 §7.8)", async (protocol, more) => {
    const upgrade = `Connection: close, Upgrade\r\nUpgrade: ${protocol}\r\n${more}`;
    const answer = await rawBytes(site.url, `GET /about HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain("</html>");
  });
});

it("security.txt names a contact and an expiry", async () => {
  const { status, headers, body } = await rawRequest(site.url, "/.well-known/security.txt");
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(body).toContain(`Contact: mailto:${brand.email.security}\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000);
});
