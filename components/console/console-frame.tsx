import type { ReactNode } from "react";
import { ThemeSwitch } from "@/components/layout/theme-switch";
import { Button, buttonClass } from "@/components/ui/button";

import { Icon } from "@/components/ui/icon";
import { LogoMark } from "@/components/ui/logo-mark";
import { consoleWords as words } from "@/lib/console/words";
import { frameWords } from "@/lib/pages/frame-words";
import type { Role } from "@/lib/platform/rights";
import { paths } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { type ActiveSwitch, ActiveSwitches } from "./active-switches";
import { ConsoleKeys } from "./console-keys";
import { ConsoleNav, type NavCounts } from "./console-nav";
import { TimeZoneChoice } from "./moment";

const { layout } = frameWords.en;

type ConsoleFrameProps = {
  counts: NavCounts;
  role: Role;
  switchedOn: readonly ActiveSwitch[];
  children: ReactNode;
};

/** The frame of every console page: navigation, active switches and sign-out. */
export function ConsoleFrame({ counts, role, switchedOn, children }: ConsoleFrameProps) {
  return (
    <>
      <a href="#main" className="skip-link rounded-lg bg-accent px-4 py-3 font-semibold text-on-accent">
        {words.skip}
      </a>
      <header className="console-header border-b border-line bg-surface">
        <div className="mx-auto flex min-h-16 max-w-[84rem] items-center gap-2 px-4 sm:px-6">
          <a
            href={consolePaths.overview}
            className="flex min-h-11 items-center gap-2.5 font-semibold min-[22rem]:whitespace-nowrap"
          >
            <LogoMark className="size-6 text-accent" />
            {words.brand}
          </a>
          <div className="ml-auto flex items-center gap-1 sm:gap-2">
            <ConsoleKeys searchIcon={<Icon name="search" className="size-5" />} />
            <a href={paths.home} className={buttonClass("ghost", "md", "whitespace-nowrap max-md:hidden")}>
              {words.viewSite}
            </a>
            <ThemeSwitch words={layout} />
            <form method="post" action={consolePaths.signOut}>
              <Button type="submit" variant="ghost" className="px-3 whitespace-nowrap sm:px-4">
                <Icon name="sign-out" className="size-5 sm:hidden" />
                <span className="max-sm:sr-only">{words.signOut}</span>
              </Button>
            </form>
          </div>
        </div>
      </header>
      <ActiveSwitches switchedOn={switchedOn} />
      <div className="mx-auto grid max-w-[84rem] gap-x-10 px-4 sm:px-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <details className="border-b border-line lg:hidden">
          <summary className="flex min-h-12 items-center gap-2 font-medium">
            <Icon name="menu" className="size-5" />
            {words.menu}
          </summary>
          <div className="pb-3">
            <ConsoleNav counts={counts} role={role} />
          </div>
        </details>
        <div className="max-lg:hidden">
          <div className="sticky top-0 py-6">
            <ConsoleNav counts={counts} role={role} />
          </div>
        </div>
        <main id="main" tabIndex={-1} className="min-w-0 py-6 sm:py-8">
          {children}
          <TimeZoneChoice />
        </main>
      </div>
    </>
  );
}
