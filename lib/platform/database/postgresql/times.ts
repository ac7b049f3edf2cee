/**
 * How long each part may take, in milliseconds, so that a caller is refused within about five seconds, wherever the
 * fault is. The server's own limits come first: what it ended itself leaves the connection whole.
 */

/** For a free connection of the pool, a new one included. */
export const connectMs = 4000;
/** On the server: for one lock, and for one statement. */
export const lockMs = 4000;
export const statementMs = 4500;
/** On the server: between two statements of a transaction, whose process may be gone. */
export const idleInTransactionMs = 10_000;
/** Here: for the answer to one statement. */
export const answerMs = 5000;
/** For a whole transaction, however many statements it has. */
export const transactionMs = 15_000;
/** In which a transaction that met another is run again. */
export const patienceMs = 5000;
