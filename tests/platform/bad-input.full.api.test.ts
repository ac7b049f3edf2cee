import { naughtyStrings } from "@/tests/support/naughty-strings";
import { testBadInput } from "./bad-input/requests";

testBadInput({ numRuns: 15, strings: naughtyStrings, oneIn: 6 });
