"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";
import { usePagePath } from "./use-page-path";

/**
 * A link whose page is fetched ahead once the visitor shows interest (pointer, touch or focus) rather than when it
 * comes into view: a page full of links costs nothing until one is meant. Marks itself when it leads to this page.
 */
export function IntentLink(props: ComponentProps<typeof Link>) {
  const [meant, setMeant] = useState(false);
  const current = usePagePath() === props.href;
  const mean = () => setMeant(true);
  return (
    <Link
      {...props}
      aria-current={current ? "page" : undefined}
      prefetch={meant ? null : false}
      onPointerEnter={mean}
      onFocus={mean}
    />
  );
}
