import type { MouseEvent } from "react";

const key = "palisade-language-offered";

/** Keeps that a language was offered or chosen in this browser. @returns whether that is new, and could be kept */
export function rememberOffer(): boolean {
  try {
    const isNew = localStorage.getItem(key) === null;
    localStorage.setItem(key, "true");
    return isNew;
  } catch {
    return false;
  }
}

/** Lets a link to the same page lead to the same part of it, e.g. the same month. */
export function keepSearchAndHash({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}
