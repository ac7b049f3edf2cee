import { buffer } from "node:stream/consumers";
import { gate } from "./gate";
import { startProxy } from "./proxy";

/**
 * A server in front of a site that stops in the middle of each page, as a slow connection does.
 * @param stop what the first part ends with
 * @returns `release`, which sends the rest
 */
export async function stallPages(site: string, stop: string) {
  const { open: release, opened: released } = gate();
  const proxy = await startProxy(site, {
    answerPage: async (page, answer) => {
      const html = await buffer(page);
      const found = html.indexOf(stop);
      if (found === -1) throw new Error(`The page doesn’t contain ${stop}.`);
      answer.writeHead(page.statusCode ?? 502, page.headers);
      answer.write(html.subarray(0, found + stop.length));
      await released;
      answer.end(html.subarray(found + stop.length));
    },
  });
  return { ...proxy, release };
}
