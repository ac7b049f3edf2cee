import type { Server } from "node:http";
import type { Socket } from "node:net";
import { clientAddress, isProxy } from "./client-address";

/** Connections of one client: twice the limit in the provided nginx.conf, for clients that share an address. */
const maxPerClient = 512;

interface Options {
  /** Proxies, which carry connections of everybody. */
  proxies: string[];
  /** The connections with a running request. */
  busy: () => Set<Socket | null>;
}

/** Limits the open connections of one client. Beyond the limit its oldest idle one is closed; browsers reconnect when needed. */
export function limitConnections(server: Server, { proxies, busy }: Options, limit = maxPerClient): void {
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
    if (open.size <= limit) return;
    const answering = busy();
    [...open].find((one) => !answering.has(one))?.destroy();
  });
}
