import type { SyntheticEvent } from "react";

const key = "palisade-language-offered";
/** The queries that choose what a page shows. */
const contentQueries = ["month", "type", "step", "registered", "again", "typed"];

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

/** Adds the fragment and the queries that choose content to a pressed link to the page in another language. */
export function keepContentQueries({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  const contentParameters = [...new URLSearchParams(location.search)].filter(([name]) =>
    contentQueries.includes(name),
  );
  currentTarget.search = new URLSearchParams(contentParameters).toString();
  currentTarget.hash = location.hash;
}
