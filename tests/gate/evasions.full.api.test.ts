import { mainLanguage, splitPath } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { allPages, testEvasions } from "./evasions/attack";

/** Of the pages in other languages: the decision is one for all of them. */
const translatedSample: readonly string[] = [paths.home, paths.contact, paths.privacy];

testEvasions({
  inEveryWay: allPages.filter((page) => {
    const { language, path } = splitPath(page);
    return language === mainLanguage || translatedSample.includes(path);
  }),
  oneIn: 1,
  pastLink: ["/", "/about", "/pricing"],
  inMaintenance: ["/", "/pricing", "/documentation", "/signup"],
});
