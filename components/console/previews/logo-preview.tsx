"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { fileFields, type Theme, themes } from "@/lib/settings/define-setting";
import { settingsWords } from "@/lib/settings/words";
import { site } from "@/lib/site/brand";
import { lowContrastShare } from "./low-contrast-share";

const words = settingsWords.preview.logo;

/** The chosen file as a data URL: the only kind of local image that the CSP allows. */
function useChosenImage(fileId: string): string | null {
  const [fileUrl, setFileUrl] = useState<string | null>(null);
  useEffect(() => {
    const field = document.getElementById(fileId);
    if (!(field instanceof HTMLInputElement)) return;
    const read = () => {
      const file = field.files?.[0];
      if (!file) return setFileUrl(null);
      const reader = new FileReader();
      reader.onload = () => {
        if (field.files?.[0] === file) setFileUrl(String(reader.result));
      };
      reader.readAsDataURL(file);
    };
    // A file that was chosen before this script ran.
    read();
    field.addEventListener("change", read);
    return () => field.removeEventListener("change", read);
  }, [fileId]);
  return fileUrl;
}

/** The share of low-contrast pixels above which a logo is hard to read. */
const tooFaint = 0.4;

/** One theme's header with the logo, and a warning if the logo is hardly visible. */
function ThemeBackground({
  theme,
  source,
  children,
}: {
  theme: Theme;
  source: string | null;
  children: ReactNode;
}) {
  const ground = useRef<HTMLDivElement>(null);
  const [hasLowContrast, setFaint] = useState(false);
  const measure = useCallback(() => {
    const image = ground.current?.querySelector("img");
    if (!image?.complete || !ground.current) return;
    setFaint(lowContrastShare(image, getComputedStyle(ground.current).backgroundColor) > tooFaint);
  }, []);
  // The saved logo may have loaded before its `load` event was listened for.
  useEffect(() => {
    if (source) measure();
  }, [source, measure]);
  return (
    <figure>
      <div
        ref={ground}
        data-ground={theme}
        className="logo-ground flex h-20 items-center rounded-xl border border-line bg-canvas px-6 text-ink"
      >
        {source ? (
          <img
            key={source}
            onLoad={measure}
            src={source}
            alt={site.name}
            width={136}
            height={32}
            className="h-8 w-34 object-contain object-left"
          />
        ) : (
          children
        )}
      </div>
      <figcaption className="mt-1.5 text-[0.875rem] text-ink-faint">{words[theme]}</figcaption>
      <p role="status" className="text-[0.875rem] text-review empty:hidden">
        {source &&
          hasLowContrast &&
          `${words.faint} ${theme === "dark" ? words.faintDark : words.faintLight}`}
      </p>
    </figure>
  );
}

interface LogoPreviewProps {
  /** The current logo's paths by theme. Null for dark means the light one; if that is null too, the built-in logo. */
  current: Record<Theme, string | null>;
  /** The built-in logo. */
  children: ReactNode;
}

/** The logo in the header's box, on the background of each theme. */
export function LogoPreview({ current, children }: LogoPreviewProps) {
  const light = useChosenImage(fileFields.light);
  const dark = useChosenImage(fileFields.dark);
  const storedLabel = current.light || current.dark ? words.current : words.builtIn;
  const visibleLogos = {
    light: light ?? current.light,
    dark: dark ?? current.dark ?? light ?? current.light,
  };
  return (
    <>
      <div className="grid gap-3">
        {themes.map((theme) => (
          <ThemeBackground key={theme} theme={theme} source={visibleLogos[theme]}>
            {children}
          </ThemeBackground>
        ))}
      </div>
      <p className="mt-2 text-[0.875rem] text-ink-faint">{light || dark ? words.chosen : storedLabel}</p>
    </>
  );
}
