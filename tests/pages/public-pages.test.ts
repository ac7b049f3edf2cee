import { expect, it } from "vitest";
import { paths } from "@/lib/site/paths";
import { answers, pageRoutes, routesOfNoContent } from "@/tests/support/app-routes";
import { allVisitedPages, missingPage, templatePages, visitedPages } from "@/tests/support/pages";

/** The route behind an address with a query. */
const routed = (page: string) => (page === paths.registered ? paths.registeredPage : page);

it("every route with content has a page that the browser tests visit", () => {
  const notVisited = pageRoutes().filter(
    (route) => !visitedPages.some((page) => answers(route, routed(page))),
  );
  expect(notVisited.toSorted()).toEqual(routesOfNoContent.toSorted());
});

it("every page that the browser tests visit has a route, and is visited once", () => {
  const pages = allVisitedPages.filter((page) => page !== missingPage).map(routed);
  expect(pages.filter((page) => !pageRoutes().some((route) => answers(route, page)))).toEqual([]);
  expect(new Set(pages).size).toBe(pages.length);
  expect(visitedPages).toEqual(expect.arrayContaining([...templatePages]));
});
