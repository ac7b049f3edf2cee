import { naughtySample } from "@/tests/support/naughty-strings";
import { testBadInput } from "./bad-input/requests";

/** A sample of each kind: bad-input.full.api.test.ts sends them all. */
testBadInput({ numRuns: 8, strings: naughtySample, oneIn: 1 });
