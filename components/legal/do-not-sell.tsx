import { OptOutButton } from "@/components/privacy-requests/opt-out-button";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import { noticeWords, optOutTarget } from "@/lib/privacy/intake/notice";
import { currentLanguage, localize } from "@/lib/site/current-language";
import { pathIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";

import { GpcStatus } from "./gpc-status";

/** The promise not to sell data, with an opt-out for people who want it on record. */
export async function DoNotSell({ children }: { children: React.ReactNode }) {
  const language = await currentLanguage();
  const { failed, form, ...words } = noticeWords[language].optOut;
  return (
    <div className="legal-wide mt-6 rounded-xl border border-allowed/35 bg-allowed-soft p-5 text-ink sm:p-6 print:break-inside-avoid">
      <div className="flex flex-col gap-x-4 gap-y-2 sm:flex-row">
        <Icon name="shield-check" className="mt-1 size-6 text-allowed" />
        <div className="min-w-0 [&>p:first-child]:mt-0">{children}</div>
      </div>
      <div className="mt-5 sm:pl-10 print:hidden">
        <OptOutButton
          words={words}
          href={pathIn(language, paths.ccpaOptOut)}
          target={optOutTarget(language)}
        />
        <p className="needs-js mt-2 peer-data-done:hidden">
          <TextLink href={paths.ccpaOptOut}>{form}</TextLink>
        </p>
      </div>
    </div>
  );
}

/** The page's text about Global Privacy Control. */
export async function GpcNotice() {
  const { gpc } = await localize(noticeWords);
  return <GpcStatus words={gpc} />;
}
