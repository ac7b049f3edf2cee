import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A set that tells when it is empty. */
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

/** The connections of a server on which nothing was asked yet, and its exchanges that are under way. */
export class InFlight {
  readonly #unasked = new PendingSet<Socket>();
  readonly #unanswered = new PendingSet<ServerResponse>();
  #held: (() => void)[] | null = null;
  #closing = false;

  connect(socket: Socket): void {
    this.#unasked.add(socket);
    socket.once("close", () => this.#unasked.delete(socket));
  }

  /** Begins the answer to a request that has come in on a connection: at once, or once what is held is released. */
  admit(socket: Socket, begin: () => void): void {
    this.#unasked.delete(socket);
    if (this.#held) this.#held.push(begin);
    else begin();
  }

  /** From now on requests are taken in and not begun. */
  hold(): void {
    this.#held ??= [];
  }

  /** Begins what was held. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const begin of held) begin();
  }

  /** The connections on which something is being answered. */
  busy(): Set<Socket | null> {
    return new Set([...this.#unanswered].map(({ socket }) => socket));
  }

  add(response: ServerResponse): void {
    if (this.#closing) response.setHeader("Connection", "close");
    this.#unanswered.add(response);
    response.once("close", () => this.#unanswered.delete(response));
  }

  /** @returns when each connection was asked for something, or has ended */
  firstRequests(): Promise<void> {
    return this.#unasked.whenEmpty();
  }

  /** From now on every answer ends its connection. @returns when all that was asked is answered */
  async finish(): Promise<void> {
    this.#closing = true;
    for (const response of this.#unanswered) {
      if (!response.headersSent) response.setHeader("Connection", "close");
    }
    await this.#unanswered.whenEmpty();
  }
}
