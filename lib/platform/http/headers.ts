/** On every request and answer: the id that its lines in the log have. The server overwrites what a client sends. */
export const requestIdHeader = "x-request-id";
/** On every request: the client's address, freed of what a client can forge. The server overwrites what a client sends. */
export const clientAddressHeader = "x-client-address";
/** Between a handler and the server, since Next keeps the usual one: the length of a file in bytes. No client sees it. */
export const fileLengthHeader = "x-file-length";
export const idempotencyHeader = "idempotency-key";
/** Global Privacy Control: "1" when the browser asks that nothing be sold or shared. */
export const gpcHeader = "sec-gpc";

/** Sent by an open page that polls the announcement; the response says when pages differ. */
export const announcementByPageHeader = "x-palisade-by-page";
/** An open page names itself when it polls maintenance, and is told when it need not cover itself. */
export const pageHeader = "x-palisade-page";
export const maintenancePassHeader = "x-palisade-maintenance-pass";
