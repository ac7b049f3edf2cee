"use client";

import { type ReactNode, useEffect, useState } from "react";
import { usePagePath } from "@/components/ui/use-page-path";
import { keepContentQueries, rememberOffer } from "./language-offered";

type LanguageOfferCardProps = {
  /** The language of the page. */
  main: string;
  /** By language, in that language: the card's name, its link and its close button. */
  offers: Record<string, { label: string; page: string; dismiss: string }>;
  close: ReactNode;
};

/**
 * Offers the page in the browser's preferred language, once per browser. It overlays the page and is announced to
 * screen readers.
 */
export function LanguageOfferCard({ main, offers, close }: LanguageOfferCardProps) {
  const [language, setLanguage] = useState("");
  const path = usePagePath();

  useEffect(() => {
    const preferredLanguage = navigator.languages
      .map((tag) => tag.split("-", 1)[0] ?? "")
      .find((tag) => tag === main || offers[tag]);
    if (preferredLanguage && preferredLanguage !== main && rememberOffer()) setLanguage(preferredLanguage);
  }, [main, offers]);

  function dismiss() {
    setLanguage("");
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  const offer = offers[language];
  return (
    <div aria-live="polite">
      {offer && (
        <section aria-label={offer.label} lang={language} className="language-offer">
          <a
            href={path === "/" ? `/${language}` : `/${language}${path}`}
            hrefLang={language}
            onPointerDown={keepContentQueries}
            onClick={keepContentQueries}
          >
            {offer.page}
          </a>
          <button type="button" aria-label={offer.dismiss} onClick={dismiss}>
            {close}
          </button>
        </section>
      )}
    </div>
  );
}
