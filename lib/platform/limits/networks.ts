import type { NetworkBits } from "./rates";

interface Network {
  bits: NetworkBits;
  address: string;
}

const ipv6 = /^([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/;
const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/;

/** The networks of a client, the smallest first. IPv6 clients are identified by their /64. */
export function networksOf(clientAddress: string): Network[] {
  const [, prefix, last] = ipv6.exec(clientAddress) ?? [];
  if (prefix !== undefined && last !== undefined) {
    const subnet = (Number.parseInt(last, 16) & 0xff00).toString(16);
    return [
      { bits: 56, address: `${prefix}:${subnet}::/56` },
      { bits: 48, address: `${prefix}::/48` },
    ];
  }
  const [, range] = ipv4.exec(clientAddress) ?? [];
  return range === undefined ? [] : [{ bits: 24, address: `${range}.0/24` }];
}
