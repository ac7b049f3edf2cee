import { expect, it } from "vitest";
import { assertSameOrigin, backPath } from "@/lib/platform/http/same-origin";
import { site } from "@/lib/site/brand";

const asked = (headers: Record<string, string>) =>
  new Request("http://127.0.0.1:3000/api/contact/submit", { method: "POST", headers });

it.each([
  ["the requested host", "https://www.example.com"],
  ["the public host, which a proxy has replaced in the Host header", site.url],
])("a post from a page at %s is accepted", (_, origin) => {
  const headers = { host: "www.example.com", origin, referer: `${origin}/contact?from=mail` };
  expect(() => assertSameOrigin(asked(headers))).not.toThrow();
  expect(backPath(asked(headers))).toBe("/contact?from=mail");
});

it.each(["https://evil.example", "null", "data:text/html,x", "https://www.example.com.evil.example", ""])(
  "a post from a page at %j is rejected",
  (origin) => {
    const headers = { host: "www.example.com", origin, referer: `${origin}/contact` };
    expect(() => assertSameOrigin(asked(headers))).toThrow(
      "This form was sent from another website, so we didn’t accept it.",
    );
    expect(backPath(asked(headers))).toBe("/");
  },
);
