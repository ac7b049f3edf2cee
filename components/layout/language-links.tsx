"use client";

import { usePagePath } from "@/components/ui/use-page-path";
import { keepContentQueries, rememberOffer } from "./language-offered";

type LanguageLinksProps = {
  /** The page's language. `main` is the language without a prefix in addresses. */
  current: string;
  main: string;
  /** Each language's own name. */
  names: Record<string, string>;
  /** The page that the links lead to, without a language prefix, if it isn't this one. */
  at?: string;
};

/** Links to this page in each language. They load whole documents, so they need no script. */
export function LanguageLinks({ current, main, names, at }: LanguageLinksProps) {
  const path = usePagePath();
  const page = (at ?? (current === main ? path : path.slice(current.length + 1))).replace(/^\/$/, "");
  return Object.entries(names).map(([language, name]) => (
    <li key={language} className="flex">
      {language === current ? (
        <span aria-current="true" lang={language} className="language-link font-semibold text-ink">
          {name}
        </span>
      ) : (
        <a
          href={language === main ? page || "/" : `/${language}${page}`}
          hrefLang={language}
          lang={language}
          onPointerDown={keepContentQueries}
          onClick={(event) => {
            keepContentQueries(event);
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
