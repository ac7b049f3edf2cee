"use client";

import { useEffect } from "react";

/**
 * Marks the current section in the table of contents with `aria-current`: the last one whose top has passed under the
 * header. Renders nothing; without it nothing is marked.
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
    // A section counts as seen from the moment its top crosses a line at one third of the window, however far above it
    // is: otherwise a jump over several sections, such as back to the top, would go unnoticed.
    const observer = new IntersectionObserver(mark, { rootMargin: "9999999px 0px -66% 0px" });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return null;
}
