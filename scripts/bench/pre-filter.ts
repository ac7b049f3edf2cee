import { preFilter } from "@/lib/moderation/pre-filter";
import { figures } from "@/lib/site/figures";

/**
 * Prints the median time of the pre-filter for 10,000 characters of each kind of text. Exits with an error over the
 * budget.
 */
const length = 10_000;
const runs = 101;

const chat = `See you at ten, the class assignment is due. Mail jane@example.com or ring (404) 555-0142. That was sh1t!
Order 4045550142 went out on 2024-01-15. Sign in at https://secure-paypal-login.com, or read https://example.org/a.
Card 4111 1111 1111 1111, IBAN GB82 WEST 1234 5698 7654 32. Schöne Grüße aus Köln, привет, 你好. `;

/** Ordinary text, and texts that would make a careless regular expression backtrack. */
const texts: Record<string, string> = {
  "chat messages": chat,
  "plain prose": "The quick brown fox jumps over the lazy dog while nobody watches from the window. ",
  "prose in Cyrillic": "Быстрая коричневая лиса прыгает через ленивую собаку, пока никто не смотрит. ",
  "one long word": "a",
  "one long number": "1",
  "spaced digits": "4 1 ",
  "grouped digits": "4111 ",
  "at signs": "a@",
  dots: "a.",
  "asterisks and letters": "f*",
  "spelled letters": "f u c k ",
  "scheme after scheme": "http://",
  "open brackets": "[a](",
  "open anchors": "<a href=",
  "spoken at": "a (at) ",
  combining: "u\u0301\u0302\u0303",
};

const rows = Object.entries(texts).map(([text, sample]) => {
  const input = sample.repeat(Math.ceil(length / sample.length)).slice(0, length);
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    preFilter(input);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(share * runs)] ?? 0).toFixed(2));
  return { text, "median ms": at(0.5), "p95 ms": at(0.95), matches: preFilter(input).length };
});

console.log(`Pre-filter, ${length} characters, ${runs} runs each`);
console.table(rows);
const slow = rows.filter((row) => row["median ms"] > figures.claims.preFilterMs);
if (slow.length > 0) {
  console.error(`Over ${figures.claims.preFilterMs} ms: ${slow.map(({ text }) => text).join(", ")}`);
  process.exitCode = 1;
}
