import { borrowedSite } from "@/tests/support/site-of-file";

/** The server shared by the tests in this folder, which restore its settings. */
export const site = borrowedSite();
