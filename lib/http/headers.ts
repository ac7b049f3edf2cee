/** Set by this process on every incoming request, over whatever the client sent under the same name. */
export const requestIdHeader = "x-request-id";
export const clientHeader = "x-palisade-client";
export const idempotencyHeader = "idempotency-key";
/** Global Privacy Control: "1" when the browser asks that nothing be sold or shared. */
export const gpcHeader = "sec-gpc";

/** An open page names itself when it polls maintenance, and is told when it need not cover itself. */
export const pageHeader = "x-palisade-page";
export const maintenancePassHeader = "x-palisade-maintenance-pass";
