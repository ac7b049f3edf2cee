interface Details {
  /** One sentence for each bad field. */
  fields?: Record<string, string>;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  headers?: Record<string, string>;
}

/** A request that is answered with an error on purpose. The message is the sentence that the visitor reads. */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    readonly status: number,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}
