import { z } from "zod";
import { staff } from "@/lib/auth/forms/staff";
import { readSearch } from "@/lib/platform/list-query";
import { defineOperation } from "@/lib/platform/operations/define";
import { consolePaths } from "@/lib/site/staff-paths";
import { searchConsole } from "./search";

/** The results of the console's search for its palette; the search page needs no scripts. */
export const findInConsole = defineOperation({
  name: "search-console",
  method: "GET",
  path: consolePaths.searchResults,
  caller: staff(null),
  input: z.object({ q: z.string().optional() }),
  run: async ({ actor, now }, input) => ({
    groups: await searchConsole({ staff: actor, search: readSearch(input), now }),
  }),
});
