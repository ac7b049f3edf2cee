import type { MouseEvent } from "react";

const key = "palisade-language-offered";

/** Stores that a language was offered or chosen in this browser. @returns whether it was new and could be stored */
export function rememberOffer(): boolean {
  try {
    const isNew = localStorage.getItem(key) === null;
    localStorage.setItem(key, "true");
    return isNew;
  } catch {
    return false;
  }
}

/** Makes a link to the page in another language keep the query and the fragment, for example the month. */
export function keepSearchAndHash({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}
