import type { IncomingMessage, ServerResponse } from "node:http";
import { lengths } from "@/lib/platform/forms/lengths";
import { networksOf } from "@/lib/platform/limits/networks";
import { createRefusal } from "@/lib/platform/words";
import { closeConnection, refuseWithoutReading } from "./body-limit";
import { contentLength } from "./request-headers";
import { abortBody } from "./transfers";

/** How many incomplete bodies are accepted. */
interface BodyLimit {
  client: number;
  /** Of all clients together. */
  total: number;
}

/** Ordinary bodies; large ones such as a logo, which are buffered; and files. */
type Kind = "small" | "large" | "files";

/** Browsers send at most six requests at once, and a form's body quickly: only clients that stall reach the limits. */
const standard: Record<Kind, BodyLimit> = {
  small: { client: 32, total: 1024 },
  large: { client: 8, total: 64 },
  files: { client: 8, total: 128 },
};

/** Seconds after which a client that sends too many files at once may try again. */
const retryAfter = 30;

interface Sender {
  requestId: string;
  clientAddress: string;
  isUpload: boolean;
}

interface Body extends Sender {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Limits incomplete bodies. Beyond a client's limit its oldest gets 408, so that others with the same address aren't blocked; for files,
 * whose progress would be lost, the newest gets 429. Over the limit of all clients, the client with the most loses its oldest.
 * @returns a step that says whether it answered
 */
export function limitUnfinishedBodies(bodyLimits = standard) {
  const all: Record<Kind, Set<Body>> = { small: new Set(), large: new Set(), files: new Set() };

  return (request: IncomingMessage, response: ServerResponse, sender: Sender): boolean => {
    const bytes = contentLength(request.headers);
    if (bytes === 0) return false;
    const kind = bytes > lengths.bodyBytes ? "large" : "small";
    const [limit, bodies] = sender.isUpload ? [bodyLimits.files, all.files] : [bodyLimits[kind], all[kind]];
    const unfinished = [...bodies].filter((body) => !body.request.complete);
    const own = unfinished.filter(({ clientAddress }) => clientAddress === sender.clientAddress);
    const drop = (body: Body | undefined) => {
      if (!body) return;
      bodies.delete(body);
      abortBody(body.request, body.response);
    };
    if (own.length >= limit.client && sender.isUpload) {
      refuseWithoutReading(request, response, tooManyFiles(), sender.requestId);
      return true;
    }
    if (own.length >= limit.client) drop(own[0]);
    else if (unfinished.length >= limit.total) drop(oldestOfBusiestNetwork(unfinished));
    const body = { request, response, ...sender };
    bodies.add(body);
    response.once("close", () => bodies.delete(body));
    return false;
  };
}

const tooManyFiles = () => createRefusal(429, ({ tooMany }) => tooMany, { retryAfter, ...closeConnection });

/** The oldest body of the client with the most, counting IPv6 networks as for rate limits. */
function oldestOfBusiestNetwork(bodies: readonly Body[]): Body | undefined {
  const byNetwork = new Map<string, Body[]>();
  for (const body of bodies) {
    const customer = networksOf(body.clientAddress).find(({ bits }) => bits === 48);
    const network = customer?.address ?? body.clientAddress;
    const known = byNetwork.get(network);
    if (known) known.push(body);
    else byNetwork.set(network, [body]);
  }
  const busiest = [...byNetwork.values()].sort((one, other) => other.length - one.length)[0];
  return busiest?.[0];
}
