/**
 * Every rate limit, as data: points per duration in seconds, for one hashed client. Generous, so that a person never
 * meets one; low enough that a script gets nowhere. Of passcodes and sign-ins only the wrong ones count.
 */
export const rateLimits = {
  contact: { points: 30, duration: 600 },
  register: { points: 20, duration: 600 },
  privacy: { points: 30, duration: 600 },
  subscribe: { points: 20, duration: 600 },
  mailLink: { points: 60, duration: 600 },
  passcode: { points: 20, duration: 300 },
  /** A wrong token counts, whether it was typed into the form or sent as a bearer. */
  operatorSignIn: { points: 10, duration: 300 },
  /** Of clients that were let in. */
  operatorApi: { points: 600, duration: 60 },
  passcodeNetwork: { points: 100, duration: 300 },
  passcodeSite: { points: 300, duration: 300 },
  operatorSignInNetwork: { points: 50, duration: 300 },
  operatorSignInSite: { points: 150, duration: 300 },
  /** Of one person, from everywhere. */
  operatorSignInAccount: { points: 20, duration: 300 },
} as const satisfies Record<string, { points: number; duration: number }>;

export type RateLimitName = keyof typeof rateLimits;

export interface GuessLimits {
  /** For one IPv6 /48, which is what a provider hands to one customer: 65,536 clients' worth of /64. */
  network: RateLimitName;
  /** For everybody together. Past it nobody is refused, since that would lock out who knows the secret: all wait. */
  site: RateLimitName;
  /** For one account, from everywhere. Past it all wait as well: a stranger's guesses lock nobody out. */
  account?: RateLimitName;
}

/** What is counted beside the client's own limit where a secret is guessed at. */
export const guessLimits = {
  passcode: { network: "passcodeNetwork", site: "passcodeSite" },
  operatorSignIn: {
    network: "operatorSignInNetwork",
    site: "operatorSignInSite",
    account: "operatorSignInAccount",
  },
} as const satisfies Partial<Record<RateLimitName, GuessLimits>>;

export type GuessedSecret = keyof typeof guessLimits;

/** How long each attempt waits, in milliseconds, once the whole site's limit on guesses is passed. */
export const guessPauseMs = 2000;
