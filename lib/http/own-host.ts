import { site } from "@/lib/site";

/**
 * Whether an address is this site's: at the host that was asked, or at the public one, which a proxy before the server
 * may have replaced in the Host header by the server's own.
 */
export function isOwnAddress(request: Request, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { host } = new URL(address);
  return host !== "" && (host === request.headers.get("host") || host === new URL(site.url).host);
}
