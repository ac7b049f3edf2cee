import { testSecrets } from "./template";

/** For sites under test that are asked more often than one client may: the proxy that the tests pretend to be. */
export const behindProxy = { TRUSTED_PROXIES: "127.0.0.0/8, ::1, 192.0.2.1" };

let last = 0;

/** Headers of a client who was never here before, in a network of its own, for a site started with `behindProxy`. */
export function newClient(): Record<string, string> {
  last += 1;
  return { "X-Forwarded-For": `10.${last & 255}.${(last >> 8) & 255}.${(last >> 16) & 255}` };
}

/** Headers of the operator's scripts. */
export const bearer = { Authorization: `Bearer ${testSecrets.OPERATOR_TOKEN}` };

/** The cookies that an answer set, as a browser sends them with its next request. */
export const cookiesOf = (answer: Response) => ({
  Cookie: answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0] ?? "")
    // Without a value it is one that the answer ended.
    .filter((cookie) => !cookie.endsWith("="))
    .join("; "),
});
