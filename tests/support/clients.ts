import { testSecrets } from "./template";

/** The environment for sites that get more requests than one client may send: it trusts the tests as a proxy. */
export const behindProxy = { TRUSTED_PROXIES: "127.0.0.0/8, ::1, 192.0.2.1" };

let last = 0;

/** Headers of a new client, in its own network, for a site started with `behindProxy`. */
export function newClient(): Record<string, string> {
  last += 1;
  return { "X-Forwarded-For": `10.${last & 255}.${(last >> 8) & 255}.${(last >> 16) & 255}` };
}

/** Headers of the operator's scripts. */
export const bearer = { Authorization: `Bearer ${testSecrets.OPERATOR_TOKEN}` };

/** The cookies that a response set, as the header of the browser's next request. */
export const cookiesOf = (answer: Response) => ({
  Cookie: answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0] ?? "")
    // An empty value deletes the cookie.
    .filter((cookie) => !cookie.endsWith("="))
    .join("; "),
});
