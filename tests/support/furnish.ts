import { settingList } from "@/lib/settings";
import { endpoints } from "@/lib/site/paths";
import { consolePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { createLink, createPasscode, enteredByLink, inHours } from "./access";
import { bearer } from "./clients";
import { consoleRoutes } from "./console";
import { storeDeliveries } from "./deliveries";
import { put } from "./operator";
import type { Site } from "./site";

const visitor = {
  name: "Ada Byron",
  email: "ada@example.com",
  company: "Engines",
  message: "Hello\n".repeat(8),
};

async function storeIncident({ db }: Site): Promise<string> {
  const at = new Date();
  const { id } = await db.incident.create({
    data: {
      id: "slow-answers",
      kind: "incident",
      title: "Slow answers",
      impact: "minor",
      state: "monitoring",
      startsAt: at,
      createdAt: at,
      updatedAt: at,
      updates: { create: { state: "monitoring", message: "Watching it.", actor: "console", at } },
    },
  });
  return id;
}

async function createPasses(site: Site): Promise<void> {
  const { secret } = await createLink(site, { name: "Forum Ltd", through: "maintenance" });
  await enteredByLink(site, secret);
  await createPasscode(site, "grey heron", { name: `A_name_that_never_ends_${"x".repeat(37)}` });
}

/** All console pages behind the sign-in; "[id]" stands for data stored by `furnish`. */
export const consolePages: readonly string[] = consoleRoutes("page.tsx", "[id]").flatMap((route) =>
  route.includes("[setting]") ? settingList.map(({ key }) => consolePaths.setting(key)) : [route],
);

/**
 * Stores data of every kind, so that no list of the console is empty.
 * @returns a function that fills the stored id into a page of `consolePages`
 */
export async function furnish(site: Site): Promise<(page: string) => string> {
  const sender = { ...visitor, email: `an.address.that.never.ends.${"x".repeat(37)}@example.com` };
  await site.post(endpoints.contact, sender);
  await site.post(endpoints.contact, { ...sender, website: "https://spam.example" });
  await site.post(endpoints.gdprRequest, {
    email: visitor.email,
    requestType: "access",
    description: `A_long_word_that_never_ends_${"x".repeat(120)}`,
  });
  await put(site, "announcement", {
    enabled: true,
    message: `We move on Sunday. ${"x".repeat(60)}`,
    type: "warning",
  });
  await createPasses(site);
  const planned = { message: "New prices.", paths: ["/pricing"], startsAt: inHours(1) };
  const announcement = await (await site.post(staffEndpoints.announcements, planned, bearer)).json();
  /** By the folder with the pages for one item of a kind. */
  const ids: Record<string, string> = {
    incidents: await storeIncident(site),
    webhooks: await storeDeliveries(site),
    announcements: announcement.id,
    messages: (await site.db.contactMessage.findFirstOrThrow()).id,
    "privacy-requests": (await site.db.privacyRequest.findFirstOrThrow()).id,
  };
  return (page) => {
    const [, folder = ""] = page.match(/\/([\w-]+)\/\[id\]/) ?? [];
    const id = ids[folder];
    if (folder && !id) throw new Error(`No ${folder} were stored to look at.`);
    return page.replace("[id]", id ?? "");
  };
}
