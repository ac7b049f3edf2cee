import { pageKeys, pagePath } from "@/lib/pages/page-meta";
import { lawOf } from "@/lib/privacy/laws";
import { documentationPaths, paths, statusPaths } from "@/lib/site/paths";

/** The prerendered pages that anyone can open, in English. tests/pages/public-pages.test.ts compares them with the app folder. */
const allPublicPages: readonly string[] = [...pageKeys.map(pagePath), paths.ccpaOptOut, paths.registered];

const residenceForm: string = lawOf("us-states").requestPage.path;

/** One page of each route: the forms below `privacyRequest` and the sections of the documentation differ in words. */
export const publicPages = allPublicPages.filter(
  (path) =>
    [residenceForm, paths.privacyComplaint, documentationPaths.moderation].includes(path) ||
    !(path.startsWith(`${paths.privacyRequest}/`) || path.startsWith(`${paths.documentation}/`)),
);

/** An address without a page: the site answers 404. */
export const missingPage = "/no-such-page";

/** What a visitor comes to, one page of each route: the prerendered ones, one that is rendered per request, and no page. */
export const visitedPages = [...publicPages, statusPaths.history, missingPage];
export const allVisitedPages = [...allPublicPages, statusPaths.history, missingPage];

/** One page for each kind of page: the front page, long text, documentation, a form, live data, and the frame of accounts. */
export const templatePages = [
  paths.home,
  paths.terms,
  paths.documentation,
  paths.contact,
  paths.status,
  paths.signup,
] as const;
