"use client";

import { usePagePath } from "@/components/ui/use-page-path";
import { keepSearchAndHash, rememberOffer } from "./language-offered";

type LanguageLinksProps = {
  /** The language of this page, and of the bare addresses. */
  current: string;
  main: string;
  /** Each language's own name. */
  names: Record<string, string>;
  /** The page that the links lead to, without a prefix, where it isn't this one. */
  at?: string;
};

/** The same page in each language, in documents of their own. Known when the page is rendered, so they need no script. */
export function LanguageLinks({ current, main, names, at }: LanguageLinksProps) {
  const path = usePagePath();
  const page = (at ?? (current === main ? path : path.slice(current.length + 1))).replace(/^\/$/, "");
  return Object.entries(names).map(([language, name]) => (
    <li key={language}>
      {language === current ? (
        <span aria-current="true" lang={language} className="language-link font-semibold text-ink">
          {name}
        </span>
      ) : (
        <a
          href={language === main ? page || "/" : `/${language}${page}`}
          hrefLang={language}
          lang={language}
          onClick={(event) => {
            keepSearchAndHash(event);
            rememberOffer();
          }}
          className="language-link"
        >
          {name}
        </a>
      )}
    </li>
  ));
}
