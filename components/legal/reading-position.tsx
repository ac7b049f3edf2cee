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
    // The current section changes only when a section's edge crosses a line at one third of the window.
    const observer = new IntersectionObserver(mark, { rootMargin: "0px 0px -66% 0px" });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return null;
}
