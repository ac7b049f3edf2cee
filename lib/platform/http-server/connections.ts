import type { Server } from "node:http";
import type { Socket } from "node:net";
import { clientAddress, isProxy } from "./client-address";

/** Connections of one client: twice what the shipped nginx.conf lets through to it, for all who share an address. */
const mostOfClient = 512;

interface Options {
  /** Carry everybody's connections. */
  proxies: string[];
  /** Those on which something is being answered. */
  busy: () => Set<Socket | null>;
}

/**
 * Limits how many connections one client holds open. Beyond that its oldest ends on which nothing is being answered: a
 * browser opens another one when it needs it.
 */
export function limitConnections(server: Server, { proxies, busy }: Options, most = mostOfClient): void {
  const byClient = new Map<string, Set<Socket>>();
  server.on("connection", (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress, proxies)) return;
    const client = clientAddress(remoteAddress, undefined, []);
    const open = byClient.get(client) ?? new Set<Socket>();
    byClient.set(client, open);
    open.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      if (open.size === 0) byClient.delete(client);
    });
    if (open.size <= most) return;
    const answering = busy();
    [...open].find((one) => !answering.has(one))?.destroy();
  });
}
