import { mainLanguage, splitPath } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { allPages, testEvasions } from "./evasions/attack";

/** A sample of pages in other languages, because the decision is the same for all. */
const translatedSample: readonly string[] = [paths.home, paths.contact, paths.privacy];

testEvasions({
  // evasions.api.test.ts sends the plain requests.
  plain: false,
  inEveryWay: allPages.filter((page) => {
    const { language, path } = splitPath(page);
    return language === mainLanguage || translatedSample.includes(path);
  }),
  // A fourth of the ways on a page, the next fourth on the next page: the decision is the same for all pages.
  perPage: 4,
  oneIn: 1,
  pastLink: ["/about"],
  inMaintenance: ["/", "/pricing"],
});
