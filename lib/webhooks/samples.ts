import { go } from "./samples/go";
import { python } from "./samples/python";
import { shell } from "./samples/shell";
import { typescript } from "./samples/typescript";

/**
 * A receiver in each language of the documentation, by the language's id: it verifies the signature, processes every id
 * once and responds. The page shows them, and the tests run them against the real sender.
 */
export const receiverSamples = { curl: shell, typescript, python, go } as const;
