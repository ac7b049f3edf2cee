/**
 * Every rate limit, as data: points per duration in seconds, for one hashed client. Generous, so that a person never
 * meets one; low enough that a script gets nowhere. Of passcodes and sign-ins only the wrong ones count.
 */
export const rateLimits = {
  contact: { points: 30, duration: 600 },
  register: { points: 20, duration: 600 },
  privacy: { points: 30, duration: 600 },
  mailLink: { points: 60, duration: 600 },
  passcode: { points: 20, duration: 300 },
  operatorSignIn: { points: 10, duration: 300 },
  operatorApi: { points: 600, duration: 60 },
} as const satisfies Record<string, { points: number; duration: number }>;

export type RateLimitName = keyof typeof rateLimits;
