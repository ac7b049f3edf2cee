import ipaddr from "ipaddr.js";

/** Some proxies append a port, with brackets around an IPv6 address. */
const withPort = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;

function parse(address: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const trimmed = address?.trim() ?? "";
  const [, ipv6, ipv4] = withPort.exec(trimmed) ?? [];
  const bare = ipv6 ?? ipv4 ?? trimmed;
  return bare && ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

function isTrusted(address: ipaddr.IPv4 | ipaddr.IPv6, proxies: string[]): boolean {
  return proxies.some((entry) => {
    const [network, bits] = entry.includes("/") ? ipaddr.parseCIDR(entry) : [ipaddr.process(entry), null];
    if (network.kind() !== address.kind()) return false;
    return address.match(network as ipaddr.IPv4, bits ?? (network.kind() === "ipv4" ? 32 : 128));
  });
}

/** Whether X-Forwarded-For of an address is trusted. */
export function isProxy(remote: string, proxies: string[]): boolean {
  const address = parse(remote);
  return address !== null && isTrusted(address, proxies);
}

/**
 * The address of the client. X-Forwarded-For is read from the right, past the proxies in TRUSTED_PROXIES: everything left of the
 * first unknown hop can be forged. IPv6 clients are identified by their /64, which belongs to one household.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | string[] | undefined,
  proxies: string[],
): string {
  let client = parse(remote);
  if (!client) return "unknown";
  const hops = [forwardedFor ?? []].flat().join(",").split(",").reverse();
  for (const hop of hops) {
    if (!isTrusted(client, proxies)) break;
    const next = parse(hop);
    if (!next) break;
    client = next;
  }
  if (client.kind() === "ipv4") return client.toString();
  return `${(client as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
