"use client";

import { type ReactNode, useEffect, useState } from "react";

type Answer = { success?: boolean; logoUrl?: string };

let pending: Promise<string | null> | undefined;

/** The address of a logo that has loaded, or null: there is none, or it is the built-in one, which stands there already. */
async function load(endpoint: string, builtIn: string): Promise<string | null> {
  try {
    const response = await fetch(endpoint, { priority: "low" });
    const { success, logoUrl }: Answer = await response.json();
    if (!success || !logoUrl || logoUrl === builtIn) return null;
    const image = new Image();
    image.src = logoUrl;
    await image.decode();
    return logoUrl;
  } catch {
    return null;
  }
}

type CurrentLogoProps = { endpoint: string; builtIn: string; alt: string; children: ReactNode };

/**
 * Swaps the default logo for the current one inside the same box, so that nothing moves. Asks once per page load,
 * however many logos the page shows.
 */
export function CurrentLogo({ endpoint, builtIn, alt, children }: CurrentLogoProps) {
  const [source, setSource] = useState<string | null>(null);

  useEffect(() => {
    let mounted = true;
    pending ??= load(endpoint, builtIn);
    void pending.then((found) => mounted && setSource(found));
    return () => {
      mounted = false;
    };
  }, [endpoint, builtIn]);

  if (source === null) return children;
  return (
    <img src={source} alt={alt} width={136} height={32} className="h-8 w-34 object-contain object-left" />
  );
}
