import type { Metadata } from "next";
import { AccessCounts } from "@/components/console/access/access-counts";
import { CreateLink, CreatePasscode } from "@/components/console/access/create-forms";
import { PassList } from "@/components/console/access/pass-list";
import { ConsoleHead } from "@/components/console/console-head";
import { FlashNotice } from "@/components/console/flash-notice";
import { IfAllowed } from "@/components/console/if-allowed";
import { SettingTabs } from "@/components/console/setting-tabs";
import { listCounts } from "@/lib/access/counts";
import { accessWords as words } from "@/lib/access/words";
import { loadFormPage, type Query } from "@/lib/auth/forms/form-page";
import { listPasses } from "@/lib/gate/access-passes";
import { getSetting } from "@/lib/settings/store";
import { consolePaths } from "@/lib/site/staff-paths";

export const metadata: Metadata = { title: words.title };

export default async function AccessPage({ searchParams }: { searchParams: Query }) {
  const { now, flash, draft } = await loadFormPage(consolePaths.access, searchParams, "settings:read");
  const [passes, counts, protection] = await Promise.all([
    listPasses(now),
    listCounts(),
    getSetting("protection"),
  ]);
  // Only the link form has this field, which shows which of the two forms was submitted.
  const isLink = "through" in draft.values;
  const nothing = { values: {}, fields: {} };
  return (
    <>
      <SettingTabs current="access" />
      <FlashNotice flash={flash} />
      <ConsoleHead title={words.title} lead={words.lead} />
      <PassList passes={passes} isGateOpen={!protection.value.enabled} />
      <IfAllowed right="settings:write">
        <div className="mt-8 grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
          <CreateLink {...(isLink ? draft : nothing)} now={now} />
          <CreatePasscode {...(isLink ? nothing : draft)} now={now} />
        </div>
      </IfAllowed>
      <AccessCounts counts={counts} />
    </>
  );
}
