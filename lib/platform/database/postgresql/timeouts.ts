/**
 * Time limits in milliseconds, so that a caller gets an error within about five seconds. The server's limits are shorter, since
 * a statement that it ends leaves the connection usable.
 */

/** For a free connection of the pool, a new one included. */
export const connectMs = 3500;
/** For a slot of the server, when all are taken: shorter, so that there is time left for the answer. */
export const slotMs = 2500;
/** On the server, for one statement and for one lock: shorter, so that the error says that it was a lock. */
export const statementMs = 3500;
export const lockMs = 3000;
/** On the server, between two statements of a transaction, whose process may have crashed. */
export const idleInTransactionMs = 10_000;
/** In this process, for the answer to one statement. */
export const answerMs = 4000;
/** For a whole transaction. */
export const transactionMs = 15_000;
/** For repeating a transaction after conflicts. */
export const maxRetryMs = 5000;

/** After a timeout, how long other queries fail at once: a request has several, and would wait for each of them. */
export const unreachableAfterMs = 2000;
