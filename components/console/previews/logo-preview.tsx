"use client";

import { type ReactNode, useEffect, useState } from "react";
import { settingsWords } from "@/lib/settings/words";
import { site } from "@/lib/site/brand";

const copy = settingsWords.preview.logo;

type LogoPreviewProps = {
  /** The path of the logo that stands; null is the built-in one, given as children. */
  current: string | null;
  /** The id of the file field. */
  fileId: string;
  children: ReactNode;
};

/** The chosen file as a data address: the only kind of local picture that the site's policy shows. */
function useChosenImage(fileId: string): string | null {
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    const field = document.getElementById(fileId);
    if (!(field instanceof HTMLInputElement)) return;
    const read = () => {
      const file = field.files?.[0];
      if (!file) return setChosen(null);
      const reader = new FileReader();
      reader.onload = () => setChosen(String(reader.result));
      reader.readAsDataURL(file);
    };
    field.addEventListener("change", read);
    return () => field.removeEventListener("change", read);
  }, [fileId]);
  return chosen;
}

/** The logo in the header's box, on the ground of each theme. */
export function LogoPreview({ current, fileId, children }: LogoPreviewProps) {
  const chosen = useChosenImage(fileId);
  const source = chosen ?? current;
  const picture = source ? (
    <img
      src={source}
      alt={site.name}
      width={136}
      height={32}
      className="h-8 w-34 object-contain object-left"
    />
  ) : (
    children
  );
  return (
    <>
      <div className="grid gap-3">
        {(["light", "dark"] as const).map((theme) => (
          <figure key={theme}>
            <div
              data-ground={theme}
              className="logo-ground flex h-20 items-center rounded-xl border border-line bg-canvas px-6 text-ink"
            >
              {picture}
            </div>
            <figcaption className="mt-1.5 text-[0.875rem] text-ink-faint">{copy[theme]}</figcaption>
          </figure>
        ))}
      </div>
      <p className="mt-2 text-[0.875rem] text-ink-faint">
        {chosen ? copy.chosen : current ? copy.current : copy.builtIn}
      </p>
    </>
  );
}
