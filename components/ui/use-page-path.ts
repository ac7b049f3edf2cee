"use client";

import { usePathname } from "next/navigation";
import { bareAddress } from "@/lib/site/language";

/** The address of the page. Next renders an English page ahead at its place in the tree, and the browser is elsewhere. */
export const usePagePath = (): string => bareAddress(usePathname());
