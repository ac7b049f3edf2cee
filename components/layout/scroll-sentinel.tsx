"use client";

import { useEffect, useRef, useState } from "react";

/**
 * A 10px strip at the top of the page (its height is the header's threshold). When it scrolls out of view, CSS makes
 * the sticky header opaque: no scroll listener, no measuring.
 */
export function ScrollSentinel() {
  const strip = useRef<HTMLSpanElement>(null);
  const [past, setPast] = useState(false);

  useEffect(() => {
    if (!strip.current) return;
    const observer = new IntersectionObserver(([entry]) => setPast(entry ? !entry.isIntersecting : false));
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, []);

  return <span ref={strip} data-past={past || undefined} aria-hidden="true" className="scroll-sentinel" />;
}
