import type { Metadata } from "next";
import { LogoMark } from "@/components/layout/logo-mark";
import { barriers } from "@/lib/gate/words";

export const metadata: Metadata = { title: barriers.unavailable.title };

/** With PROTECTION_ON_FAILURE=closed: whether the site is protected could not be found out, so nobody gets in. */
export default function UnavailablePage() {
  return (
    <div className="grid max-w-md justify-items-center text-center">
      <LogoMark className="size-10 text-accent" />
      <h1 className="mt-6 text-title">{barriers.unavailable.title}</h1>
      <p className="mt-4 text-lead text-ink-soft">{barriers.unavailable.message}</p>
    </div>
  );
}
