import { pageKeys, pagePath } from "@/lib/pages/page-meta";
import { lawOf } from "@/lib/privacy/laws";
import { documentationPaths, paths, statusPaths } from "@/lib/site/paths";

/** All public prerendered pages in English. tests/pages/public-pages.test.ts compares them with the app folder. */
const allPublicPages: readonly string[] = [...pageKeys.map(pagePath), paths.ccpaOptOut, paths.registered];

const residenceForm: string = lawOf("us-states").requestPage.path;

/** One page per route: the forms below `privacyRequest` and the documentation's sections differ only in text. */
export const publicPages = allPublicPages.filter(
  (path) =>
    [residenceForm, paths.privacyComplaint, documentationPaths.moderation].includes(path) ||
    !(path.startsWith(`${paths.privacyRequest}/`) || path.startsWith(`${paths.documentation}/`)),
);

/** An address without a page, for the 404 page. */
export const missingPage = "/no-such-page";

/** One page per route that visitors can see: the prerendered ones, one that is rendered per request, and the 404 page. */
export const visitedPages = [...publicPages, statusPaths.history, missingPage];
export const allVisitedPages = [...allPublicPages, statusPaths.history, missingPage];

/** One page of each kind: home page, long text, documentation, a form, live data, and the frame of accounts. */
export const templatePages: readonly string[] = [
  paths.home,
  paths.terms,
  paths.documentation,
  paths.contact,
  paths.status,
  paths.signup,
];

/** Whether `npm test` has a page of the same kind. */
export const isRepeat = (path: string) => !templatePages.includes(path);
