import { naughtyStrings } from "@/tests/support/naughty-strings";
import { testBadInput } from "./bad-input/requests";

testBadInput({ numRuns: 30, strings: naughtyStrings });
