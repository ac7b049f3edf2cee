import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { statusFeeds } from "@/lib/site/paths";
import { expect, test } from "@/tests/support/browser";

// The header that separates the tests of a shared site would cause a CORS preflight from another website.
test.use({ sharesSite: true, extraHTTPHeaders: {} });

test("another website can show the badge and both cards, and read the JSON", async ({ page, site }) => {
  const images = [statusFeeds.badge, `${statusFeeds.card}?theme=light`, `${statusFeeds.card}?theme=dark`];
  // A page that only embeds resources that allow it.
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/html",
      "Cross-Origin-Embedder-Policy": "require-corp",
    });
    response.end(images.map((path) => `<img src="${site.url}${path}" alt="${path}">`).join(""));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  for (const path of images) {
    const shown = page.getByRole("img", { name: path, exact: true });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(50);
  }
  const read = await page.evaluate(
    (urls) => Promise.all(urls.map((url) => fetch(url).then((answer) => answer.text()))),
    [statusFeeds.summary, statusFeeds.atom].map((path) => site.url + path),
  );
  expect(JSON.parse(read[0] ?? "").components).toHaveLength(4);
  expect(read[1]).toContain("<feed");
  await new Promise((resolve) => server.close(resolve));
});
