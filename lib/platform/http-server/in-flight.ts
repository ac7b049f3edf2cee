import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A set with a promise for when it is empty. */
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

/** The unused connections of a server, and its running requests. */
export class InFlight {
  readonly #unasked = new PendingSet<Socket>();
  readonly #unanswered = new PendingSet<ServerResponse>();
  #held: (() => void)[] | null = null;
  #closing = false;

  connect(socket: Socket): void {
    this.#unasked.add(socket);
    socket.once("close", () => this.#unasked.delete(socket));
  }

  /** Answers a request at once, or after held requests are released. */
  admit(socket: Socket, begin: () => void): void {
    this.#unasked.delete(socket);
    if (this.#held) this.#held.push(begin);
    else begin();
  }

  /** Holds new requests from now on. */
  hold(): void {
    this.#held ??= [];
  }

  /** Answers the held requests. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const begin of held) begin();
  }

  /** The connections with a running request. */
  busy(): Set<Socket | null> {
    return new Set([...this.#unanswered].map(({ socket }) => socket));
  }

  add(response: ServerResponse): void {
    if (this.#closing) response.setHeader("Connection", "close");
    this.#unanswered.add(response);
    response.once("close", () => this.#unanswered.delete(response));
  }

  /** Resolves once each connection had a request or was closed. */
  firstRequests(): Promise<void> {
    return this.#unasked.whenEmpty();
  }

  /** Every response closes its connection from now on. Resolves once all requests are answered. */
  async finish(): Promise<void> {
    this.#closing = true;
    for (const response of this.#unanswered) {
      if (!response.headersSent) response.setHeader("Connection", "close");
    }
    await this.#unanswered.whenEmpty();
  }
}
