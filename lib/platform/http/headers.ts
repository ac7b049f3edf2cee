/** On every request and response: its id in the log. The server overwrites what a client sends. */
export const requestIdHeader = "x-request-id";
/** On every request: the client's address, which can't be forged. The server overwrites what a client sends. */
export const clientAddressHeader = "x-client-address";
/** From a handler to the server, since Next drops Content-Length: the length of a file in bytes. Not sent to clients. */
export const fileLengthHeader = "x-file-length";
/** Lets scripts of every website read a response: only for what is public and needs no credentials. */
export const anyOrigin = { "Access-Control-Allow-Origin": "*" };
export const idempotencyHeader = "idempotency-key";
/** Global Privacy Control: "1" if the person opts out of sale and sharing. */
export const gpcHeader = "sec-gpc";

/** Sent by an open page that polls the announcement. The response says if pages have changed. */
export const announcementByPageHeader = "x-palisade-by-page";
/** Sent by an open page that polls maintenance: its path, so that exempt pages stay usable. */
export const pageHeader = "x-palisade-page";
export const maintenancePassHeader = "x-palisade-maintenance-pass";
/** The pages that the maintenance notice may link to, separated by spaces. */
export const reachablePagesHeader = "x-palisade-reachable-pages";
