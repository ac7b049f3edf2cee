import type { Metadata } from "next";
import { LogoMark } from "@/components/ui/logo-mark";
import { gateWords } from "@/lib/gate/words";
import { localize } from "@/lib/site/current-language";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await localize(gateWords)).unavailable.title };
}

/** With PROTECTION_ON_FAILURE=closed: the site's protection is unknown, so nobody may enter. */
export default async function UnavailablePage() {
  const { title, message } = (await localize(gateWords)).unavailable;
  return (
    <div className="grid max-w-md justify-items-center text-center">
      <LogoMark className="size-10 text-accent" />
      <h1 className="mt-6 text-title">{title}</h1>
      <p className="mt-4 text-lead text-ink-soft">{message}</p>
    </div>
  );
}
