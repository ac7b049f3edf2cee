interface Rate {
  points: number;
  /** Seconds. */
  duration: number;
}

/**
 * Every rate limit, as data: points per duration, for one hashed client. Generous, so that a person never meets one; low
 * enough that a script gets nowhere. Of passcodes and sign-ins only the wrong ones count.
 */
const ofClients = {
  contact: { points: 30, duration: 600 },
  register: { points: 20, duration: 600 },
  privacy: { points: 30, duration: 600 },
  subscribe: { points: 20, duration: 600 },
  mailLink: { points: 60, duration: 600 },
  passcode: { points: 20, duration: 300 },
  /** A wrong token counts, whether it was typed into the form or sent as a bearer. */
  operatorSignIn: { points: 10, duration: 300 },
  /** Of forms sent to the sign-in, right or wrong, before they are read. */
  operatorSignInForm: { points: 300, duration: 300 },
  /** Pages that are rendered for the request: 20 to 30 ms of a core each, so that one client takes at most a tenth of it. */
  renderedPage: { points: 240, duration: 60 },
} as const satisfies Record<string, Rate>;

/** Those that count no addresses of strangers: clients that were let in, one account, and everybody together. */
const others = {
  operatorApi: { points: 600, duration: 60 },
  passcodeSite: { points: 300, duration: 300 },
  operatorSignInSite: { points: 150, duration: 300 },
  /** Of one person, from everywhere. */
  operatorSignInAccount: { points: 20, duration: 300 },
} as const satisfies Record<string, Rate>;

export const rateLimits = { ...ofClients, ...others };
export type RateLimitName = keyof typeof rateLimits;

/**
 * How many times a client's points all clients of a network have together, by the bits of its prefix. Providers hand out
 * an IPv6 /56 or /48 to one customer, who so has 256 or 65,536 clients' worth of /64; an IPv4 /24 is many customers.
 */
const networkFactors = { 56: 2, 48: 5, 24: 10 } as const;
export type NetworkBits = keyof typeof networkFactors;

type ClientLimit = keyof typeof ofClients;
type NetworkCounter = `${ClientLimit}${NetworkBits}`;
export type CounterName = RateLimitName | NetworkCounter;

const ofNetworks = Object.fromEntries(
  Object.entries(ofClients).flatMap(([name, { points, duration }]) =>
    Object.entries(networkFactors).map(([bits, factor]) => [
      `${name}${bits}`,
      { points: points * factor, duration },
    ]),
  ),
) as Record<NetworkCounter, Rate>;

/** The rate of each counter: a limit's own, and that of the networks that its clients lie in. */
export const counterRates: Record<CounterName, Rate> = { ...rateLimits, ...ofNetworks };

/** The counter of a limit for the networks of a size; null where it counts no addresses of strangers. */
export const networkCounter = (name: RateLimitName, bits: NetworkBits): CounterName | null =>
  name in ofClients ? `${name as ClientLimit}${bits}` : null;

export interface GuessLimits {
  /** For everybody together. Past it nobody is refused, since that would lock out who knows the secret: all wait. */
  site: RateLimitName;
  /** For one account, from everywhere. Past it all wait as well: a stranger's guesses lock nobody out. */
  account?: RateLimitName;
}

/** What is counted beside the client's own limit where a secret is guessed at. */
export const guessLimits = {
  passcode: { site: "passcodeSite" },
  operatorSignIn: { site: "operatorSignInSite", account: "operatorSignInAccount" },
} as const satisfies Partial<Record<RateLimitName, GuessLimits>>;

export type GuessedSecret = keyof typeof guessLimits;

/** How long each attempt waits, in milliseconds, once the whole site's limit on guesses is passed. */
export const guessPauseMs = 2000;

/** Counters in the database, which every process shares. */
export interface CounterStore {
  /** @throws RateLimiterRes over the limit, and whatever the database fails with */
  take(name: CounterName, client: string): Promise<unknown>;
  giveBack(name: CounterName, client: string): Promise<unknown>;
}
