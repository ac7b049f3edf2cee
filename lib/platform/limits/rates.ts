interface Rate {
  points: number;
  /** Seconds. */
  duration: number;
}

/**
 * Every rate limit: points per duration for one hashed client. People never reach them; scripts do. For passcodes, passwords and
 * sign-ins, only wrong attempts count.
 */
const clientLimits = {
  contact: { points: 30, duration: 600 },
  register: { points: 20, duration: 600 },
  privacy: { points: 30, duration: 600 },
  subscribe: { points: 20, duration: 600 },
  mailLink: { points: 60, duration: 600 },
  /** Files behind an emailed link: apart, because a GET can be sent from anywhere. */
  fileLink: { points: 60, duration: 600 },
  passcode: { points: 20, duration: 300 },
  /** The password of a sign-up, when another browser confirms its address. */
  signUpPassword: { points: 20, duration: 300 },
  /** Wrong tokens count in the form and as bearer. */
  operatorSignIn: { points: 10, duration: 300 },
  /** Posts to the sign-in form, correct or not, before they are read. */
  operatorSignInForm: { points: 300, duration: 300 },
  /** Pages rendered per request take 20 to 30 ms: each of the three limits allows a tenth of a core. */
  renderedPage: { points: 240, duration: 60 },
  /** The same for navigations from other websites. */
  foreignPage: { points: 240, duration: 60 },
  /** The same for the status as files, which other websites show to their visitors. */
  statusFeed: { points: 240, duration: 60 },
  /** The same for the console without a session, so that public pages don't use it up. */
  consolePage: { points: 240, duration: 60 },
} as const satisfies Record<string, Rate>;

/** Limits that aren't per client address: for admitted staff, one account, or everybody together. */
const otherLimits = {
  operatorApi: { points: 600, duration: 60 },
  /** Pages of the console, for one session. */
  consoleSession: { points: 600, duration: 60 },
  passcodeSite: { points: 300, duration: 300 },
  signUpPasswordSite: { points: 300, duration: 300 },
  /** For one sign-up, from any client. */
  signUpPasswordAccount: { points: 20, duration: 300 },
  operatorSignInSite: { points: 150, duration: 300 },
  /** For one person, from any client. */
  operatorSignInAccount: { points: 20, duration: 300 },
} as const satisfies Record<string, Rate>;

export const rateLimits = { ...clientLimits, ...otherLimits };
export type RateLimitName = keyof typeof rateLimits;

/**
 * The points of a network as a multiple of a client's, by prefix length. One customer gets an IPv6 /56 or /48, which has 256 or 65,536
 * networks of /64; an IPv4 /24 has many customers.
 */
const networkFactors = { 56: 2, 48: 5, 24: 10 } as const;
export type NetworkBits = keyof typeof networkFactors;

type ClientLimit = keyof typeof clientLimits;
type NetworkCounter = `${ClientLimit}${NetworkBits}`;
export type CounterName = RateLimitName | NetworkCounter;

const networkLimits = Object.fromEntries(
  Object.entries(clientLimits).flatMap(([name, { points, duration }]) =>
    Object.entries(networkFactors).map(([bits, factor]) => [
      `${name}${bits}`,
      { points: points * factor, duration },
    ]),
  ),
) as Record<NetworkCounter, Rate>;

/** The rate of each counter: of a limit, and of networks. */
export const counterRates: Record<CounterName, Rate> = { ...rateLimits, ...networkLimits };

/** The counter of a limit for networks of a size; null if it counts no client addresses. */
export const networkCounter = (name: RateLimitName, bits: NetworkBits): CounterName | null =>
  name in clientLimits ? `${name as ClientLimit}${bits}` : null;

export interface GuessLimits {
  /** For everybody together. Beyond it, attempts are delayed instead of refused, which would lock out those who know the secret. */
  site: RateLimitName;
  /** For one account, from any client. Beyond it, attempts are delayed, so that guesses of strangers lock nobody out. */
  account?: RateLimitName;
}

/** What is counted for guesses in addition to the client's limit. */
export const guessLimits = {
  passcode: { site: "passcodeSite" },
  signUpPassword: { site: "signUpPasswordSite", account: "signUpPasswordAccount" },
  operatorSignIn: { site: "operatorSignInSite", account: "operatorSignInAccount" },
} as const satisfies Partial<Record<RateLimitName, GuessLimits>>;

export type GuessedSecret = keyof typeof guessLimits;

/** Milliseconds by which each guess beyond the limit of its account or the site is delayed. */
export const guessDelayMs = 2000;

/** The options of a counter in the database. A client over the limit is refused from memory, without a write. */
export const storedCounter = (name: CounterName) => ({
  ...counterRates[name],
  tableName: "RateLimit",
  tableCreated: true,
  keyPrefix: name,
  inMemoryBlockOnConsumed: counterRates[name].points + 1,
});

/** Counters in the database, shared by all processes. */
export interface CounterStore {
  /** @throws RateLimiterRes over the limit, and errors of the database */
  consume(name: CounterName, client: string): Promise<unknown>;
  reward(name: CounterName, client: string): Promise<unknown>;
}
