/**
 * How long each part may take, in milliseconds, so that a caller is refused within about five seconds, wherever the
 * fault is. The server's own limits come first: what it ended itself leaves the connection whole.
 */

/** For a free connection of the pool, a new one included. */
export const connectMs = 3500;
/** On the server: for one lock, and for one statement. */
export const lockMs = 3500;
export const statementMs = 3500;
/** On the server: between two statements of a transaction, whose process may be gone. */
export const idleInTransactionMs = 10_000;
/** Here: for the answer to one statement. */
export const answerMs = 4000;
/** For a whole transaction, however many statements it has. */
export const transactionMs = 15_000;
/** In which a transaction that met another is run again. */
export const patienceMs = 5000;

/**
 * After an answer that never came: for so long nobody else waits for one. A request asks several times, for its settings,
 * its limits and its rows, and would wait each time.
 */
export const awayMs = 2000;
