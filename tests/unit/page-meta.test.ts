import { describe, expect, it } from "vitest";
import robots from "@/app/robots";
import sitemap from "@/app/sitemap";
import { stakeRow } from "@/components/pictures/stake-row";
import { type PageKey, pageMeta, pageMetadata, pagePath } from "@/lib/pages/metadata";
import { structuredData } from "@/lib/pages/structured-data";
import { site } from "@/lib/site/brand";
import { paths } from "@/lib/site/paths";

const keys = Object.keys(pageMeta) as PageKey[];

describe.each(keys)("%s", (key) => {
  const { title, description, picture } = pageMeta[key];

  it("has a title and a description that search results show whole", () => {
    expect(`${title} · ${site.name}`.length).toBeLessThanOrEqual(75);
    expect(description.length).toBeGreaterThanOrEqual(30);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it("names its own address and picture", () => {
    const metadata = pageMetadata(key);
    expect(metadata.alternates?.canonical).toBe(pagePath(key));
    expect(metadata.openGraph).toMatchObject({ url: pagePath(key), images: [{ url: `/og/${key}.png` }] });
  });

  it("has a line for its picture that fits in two rows, over a row of stakes", () => {
    expect(picture.length).toBeLessThanOrEqual(48);
    const heights = stakeRow(key).map((stake) => stake.height);
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(1);
  });
});

it("calls no two pages the same", () => {
  for (const part of ["title", "description"] as const) {
    expect(new Set(keys.map((key) => pageMeta[key][part])).size).toBe(keys.length);
  }
});

/** The route table of the site and the sign-up page: what a search engine should know. */
const listed = [
  "/",
  "/about",
  "/features",
  "/pricing",
  "/contact",
  "/terms",
  "/privacy",
  "/privacy-request",
  "/privacy-request/elsewhere",
  "/privacy-request/switzerland",
  "/privacy-request/united-kingdom",
  "/privacy-request/us-states",
  "/data-retention",
  "/status",
  "/status/subscribe",
  "/documentation",
  "/documentation/webhooks",
  "/gdpr",
  "/ccpa",
  "/gdpr-request",
  "/ccpa-request",
  "/signup",
  "/login",
  "/privacy-requests",
];

it("lists the public routes in the sitemap, and only those", () => {
  const addresses = sitemap().map((entry) => entry.url);
  expect(addresses.toSorted()).toEqual(listed.map((path) => `${site.url}${path}`).toSorted());
  expect(robots().sitemap).toBe(`${site.url}/sitemap.xml`);
});

it("keeps crawlers out of the console and the endpoints", () => {
  expect(robots().rules).toMatchObject({ disallow: expect.arrayContaining(["/api/", paths.operator]) });
});

it("leads from the home page to a request form through its parent", () => {
  expect(structuredData("gdprRequest")).toMatchObject({
    itemListElement: [
      { position: 1, item: `${site.url}/` },
      { position: 2, item: `${site.url}${paths.gdpr}` },
      { position: 3, item: `${site.url}${paths.gdprRequest}` },
    ],
  });
});

it("claims no ratings, reviews or prices", () => {
  const everything = keys.map((key) => JSON.stringify(structuredData(key))).join("\n");
  expect(everything).not.toMatch(/rating|review|offer|price|award/i);
});
