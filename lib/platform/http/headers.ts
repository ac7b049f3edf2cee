/** On every answer: the id that its lines in the log have. */
export const requestIdHeader = "x-request-id";
export const idempotencyHeader = "idempotency-key";
/** Global Privacy Control: "1" when the browser asks that nothing be sold or shared. */
export const gpcHeader = "sec-gpc";

/** An open page names itself when it polls maintenance, and is told when it need not cover itself. */
export const pageHeader = "x-palisade-page";
export const maintenancePassHeader = "x-palisade-maintenance-pass";
