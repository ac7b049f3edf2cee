import { endpoints } from "@/lib/site/paths";
import { expect, test } from "@/tests/support/browser";
import { expectNoFault } from "@/tests/support/page-checks";
import { fileWithLinks, order, tokenOf } from "@/tests/support/privacy";
import type { Site } from "@/tests/support/site";

test.use({ sharesSite: true });

type Filed = Awaited<ReturnType<typeof fileWithLinks>>;

const confirmed = (site: Site, { id }: Filed) => order(site, id, { step: "confirm", text: "By phone." });

/** The states that a requester can see, with the steps to reach each from a new request and the text that shows it. */
const states: Record<
  string,
  { shows: string | RegExp; reach: (site: Site, request: Filed) => Promise<string> }
> = {
  unconfirmed: { shows: "Confirm your request", reach: async (_, { confirm }) => confirm },
  "another confirmation sent": {
    shows: "We’ve emailed you a new link, unless",
    reach: async (_, { follow }) => `${follow}#confirmation-sent`,
  },
  "extended, as a receipt": {
    shows: /^Receipt/,
    reach: async (site, request) => {
      await confirmed(site, request);
      await order(site, request.id, { step: "extend", text: "Three archives." });
      return `${request.follow}/receipt`;
    },
  },
  verified: {
    shows: /^Confirmed$/,
    reach: async (site, request) => {
      await confirmed(site, request);
      return request.follow;
    },
  },
  completed: {
    shows: "Download the data",
    reach: async (site, request) => {
      await confirmed(site, request);
      const step = {
        step: "complete",
        text: "Here.",
        ground: "rights-of-others",
        offerData: true,
        offerDespitePart: true,
      };
      await order(site, request.id, step);
      return request.follow;
    },
  },
  denied: {
    shows: "GDPR Art. 15(4)",
    reach: async (site, request) => {
      await confirmed(site, request);
      const step = { step: "deny", text: "Others stand in the same record.", ground: "rights-of-others" };
      expect((await order(site, request.id, step)).status).toBe(200);
      return request.follow;
    },
  },
  "appealed too early": {
    shows: "Too hasty.",
    reach: async (site, { reference, follow }) => {
      const appeal = { reference, token: tokenOf(follow), text: "Too hasty." };
      return (await site.postForm(endpoints.privacyAppeal, appeal)).headers.get("location") ?? "";
    },
  },
  withdrawn: {
    shows: "The request was withdrawn.",
    reach: async (site, { reference, follow }) => {
      await site.postForm(endpoints.privacyWithdraw, { reference, token: tokenOf(follow) });
      return follow;
    },
  },
};

for (const [state, { shows, reach }] of Object.entries(states)) {
  test(`the page of a request fits and is accessible: ${state}`, async ({ page, site }) => {
    const email = `${state.replaceAll(/\W+/g, "-")}@example.com`;
    const path = await reach(site, await fileWithLinks(site, "gdpr", { email, requestType: "access" }));
    await page.goto(path);
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
    if (path.includes("#")) await expect(page.locator(path.replace(/^.*#/, "#"))).toBeFocused();
    if (path.includes("?typed=")) await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    await expectNoFault(page);
  });
}
