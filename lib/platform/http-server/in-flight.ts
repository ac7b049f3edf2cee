import type { ServerResponse } from "node:http";

/** The exchanges of a server that are under way. */
export class InFlight {
  readonly #unanswered = new Set<ServerResponse>();
  #closing = false;
  #whenNone: (() => void) | undefined;

  add(response: ServerResponse): void {
    if (this.#closing) response.setHeader("Connection", "close");
    this.#unanswered.add(response);
    response.once("close", () => {
      this.#unanswered.delete(response);
      if (this.#unanswered.size === 0) this.#whenNone?.();
    });
  }

  /** From now on every answer ends its connection. @returns when all that was asked is answered */
  async finish(): Promise<void> {
    this.#closing = true;
    for (const response of this.#unanswered) {
      if (!response.headersSent) response.setHeader("Connection", "close");
    }
    if (this.#unanswered.size === 0) return;
    await new Promise<void>((resolve) => {
      this.#whenNone = resolve;
    });
  }
}
