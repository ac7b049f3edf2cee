"use client";

import { type ReactNode, useEffect, useState } from "react";

type ResponseBody = { success?: boolean; logoUrl?: string; darkLogoUrl?: string };

interface Sources {
  /** Null means the built-in logo, which is already rendered. */
  light: string | null;
  dark: string | null;
}

let pending: Promise<Sources> | undefined;

/** The address of an image after it has loaded; null if it can't be loaded. */
async function loaded(address: string | undefined): Promise<string | null> {
  if (!address) return null;
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return address;
  } catch {
    return null;
  }
}

async function load(endpoint: string, builtIn: string): Promise<Sources> {
  try {
    const response = await fetch(endpoint, { priority: "low" });
    const { success, logoUrl, darkLogoUrl }: ResponseBody = await response.json();
    if (!success) return { light: null, dark: null };
    const changedUrl = logoUrl === builtIn ? undefined : logoUrl;
    const [light, dark] = await Promise.all([loaded(changedUrl), loaded(darkLogoUrl)]);
    return { light, dark: dark ?? light };
  } catch {
    return { light: null, dark: null };
  }
}

type CurrentLogoProps = { endpoint: string; builtIn: string; alt: string; children: ReactNode };

/**
 * Replaces the default logo with the current one in the same box, so that nothing moves. Fetches once per page load,
 * however many logos the page shows.
 */
export function CurrentLogo({ endpoint, builtIn, alt, children }: CurrentLogoProps) {
  const [{ light, dark }, setSources] = useState<Sources>({ light: null, dark: null });

  useEffect(() => {
    let mounted = true;
    pending ??= load(endpoint, builtIn);
    void pending.then((found) => mounted && setSources(found));
    return () => {
      mounted = false;
    };
  }, [endpoint, builtIn]);

  const picture = (source: string | null, look: string) =>
    source === null ? (
      <span className={look}>{children}</span>
    ) : (
      <img
        src={source}
        alt={alt}
        width={136}
        height={32}
        className={`${look} h-8 w-34 object-contain object-left`}
      />
    );
  if (light === dark) return light === null ? children : picture(light, "");
  return (
    <>
      {picture(light, "dark:hidden")}
      {picture(dark, "hidden dark:block")}
    </>
  );
}
