"use client";

import { usePathname } from "next/navigation";
import { bareAddress } from "@/lib/site/language";

/** The page's public address. Next prerenders English pages under a prefix that the browser's address lacks. */
export const usePagePath = (): string => bareAddress(usePathname());
