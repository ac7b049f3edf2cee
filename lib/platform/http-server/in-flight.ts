import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A set that can be awaited until it is empty. */
class PendingSet<T> {
  readonly #all = new Set<T>();
  #whenEmpty: (() => void) | undefined;

  [Symbol.iterator](): IterableIterator<T> {
    return this.#all.values();
  }

  add(one: T): void {
    this.#all.add(one);
  }

  delete(one: T): void {
    this.#all.delete(one);
    if (this.#all.size === 0) this.#whenEmpty?.();
  }

  async whenEmpty(): Promise<void> {
    if (this.#all.size === 0) return;
    await new Promise<void>((resolve) => {
      this.#whenEmpty = resolve;
    });
  }
}

/** The connections of a server that have had no request yet, and its running requests. */
export class InFlight {
  readonly #unusedSockets = new PendingSet<Socket>();
  readonly #openResponses = new PendingSet<ServerResponse>();
  #heldRequests: (() => void)[] | null = null;
  #closing = false;

  connect(socket: Socket): void {
    this.#unusedSockets.add(socket);
    socket.once("close", () => this.#unusedSockets.delete(socket));
  }

  /** Answers a request at once, or after held requests are released. */
  admit(socket: Socket, begin: () => void): void {
    this.#unusedSockets.delete(socket);
    if (this.#heldRequests) this.#heldRequests.push(begin);
    else begin();
  }

  /** Holds new requests from now on. */
  hold(): void {
    this.#heldRequests ??= [];
  }

  /** Answers the held requests. */
  release(): void {
    const held = this.#heldRequests ?? [];
    this.#heldRequests = null;
    for (const begin of held) begin();
  }

  /** The connections with a running request. */
  busy(): Set<Socket | null> {
    return new Set([...this.#openResponses].map(({ socket }) => socket));
  }

  add(response: ServerResponse): void {
    if (this.#closing) response.setHeader("Connection", "close");
    this.#openResponses.add(response);
    response.once("close", () => this.#openResponses.delete(response));
  }

  /** Resolves once each connection had a request or was closed. */
  firstRequests(): Promise<void> {
    return this.#unusedSockets.whenEmpty();
  }

  /** Every response closes its connection from now on. Resolves once all requests are answered. */
  async finish(): Promise<void> {
    this.#closing = true;
    for (const response of this.#openResponses) {
      if (!response.headersSent) response.setHeader("Connection", "close");
    }
    await this.#openResponses.whenEmpty();
  }
}
