import { expect, it } from "vitest";
import { clientAddress } from "@/lib/platform/http-server/client-address";

const behind = (forwarded: string) => clientAddress("192.0.2.1", forwarded, ["192.0.2.0/24"]);

it.each([
  ["1.2.3.4", "1.2.3.4"],
  ["1.2.3.4:5678", "1.2.3.4"],
  ["6.6.6.6, 1.2.3.4:5678, 192.0.2.9:443", "1.2.3.4"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["[2001:db8::1]", "2001:db8:0:0::/64"],
  ["[2001:db8::1]:443", "2001:db8:0:0::/64"],
  ["[::ffff:1.2.3.4]:443", "1.2.3.4"],
])("the client’s address is read from “%s”", (forwarded, client) => {
  expect(behind(forwarded)).toBe(client);
});

it.each(["1.2.3.4:", "1.2.3.4:port", "1.2.3.400:80", "[1.2.3.4", "[2001:db8::1]x", "[]:80", "unknown:80"])(
  "the nearest valid address is used for “%s”",
  (forwarded) => {
    expect(behind(forwarded)).toBe("192.0.2.1");
  },
);
