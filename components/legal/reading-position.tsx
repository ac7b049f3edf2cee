"use client";

import { useEffect } from "react";

/**
 * Marks, in the table of contents, the section that is being read: the last one whose top has passed under the
 * header, as `aria-current`. Renders nothing; without it the contents are simply unmarked.
 */
export function ReadingPosition({ ids }: { ids: readonly string[] }) {
  useEffect(() => {
    const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
    const mark = () => {
      const reading = sections.findLast((section) => section.getBoundingClientRect().top < innerHeight / 3);
      for (const link of document.querySelectorAll(".toc-link")) {
        if (reading && link.getAttribute("href") === `#${reading.id}`) {
          link.setAttribute("aria-current", "location");
        } else {
          link.removeAttribute("aria-current");
        }
      }
    };
    // A section's edge crossing the line at a third of the window is the only moment at which the answer changes.
    const observer = new IntersectionObserver(mark, { rootMargin: "0px 0px -66% 0px" });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return null;
}
