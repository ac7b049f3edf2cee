import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { settingsCopy } from "@/lib/settings/words";
import { consolePaths } from "@/lib/site/paths";
import { moment } from "@/lib/status/format";
import { actorName } from "./actor-names";
import { ConsoleHead } from "./console-head";
import { Said } from "./said";
import { SettingTabs } from "./setting-tabs";
import { StaleNotice } from "./stale-notice";

export interface FormState {
  version: number;
  values: Record<string, string>;
  fields: Record<string, string>;
  stale: { name: string; stands: string }[] | null;
  changedAt: string;
  changedBy: string;
}

type SettingScreenProps = {
  /** Also the form's id, by which the preview finds it. */
  formId: string;
  page: string;
  title: string;
  lead: string;
  labels: Record<string, string>;
  flash: { tone: "done" | "refused"; sentence: string } | null;
  form: FormState;
  preview: ReactNode;
  children: ReactNode;
};

/** One setting: its form, and beside it what visitors will see. */
export function SettingScreen(props: SettingScreenProps) {
  const { formId, page, title, lead, labels, flash, form, preview, children } = props;
  const { version, stale, changedAt, changedBy } = form;
  return (
    <>
      <SettingTabs current={page} />
      {stale ? (
        <StaleNotice differences={stale} labels={labels} changedAt={changedAt} changedBy={changedBy} />
      ) : (
        <Said flash={flash} />
      )}
      <ConsoleHead title={title} lead={lead} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <Card className="p-5 sm:p-6">
          <form id={formId} method="post" action={consolePaths.save(page)} className="grid gap-6">
            <input type="hidden" name="version" value={version} />
            {children}
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5">
              <Button type="submit" size="lg">
                {settingsCopy.save}
              </Button>
              <p className="text-[0.875rem] leading-5 text-ink-faint">
                {settingsCopy.version(version, moment(changedAt), actorName(changedBy))}
              </p>
            </div>
          </form>
        </Card>
        <section aria-labelledby="preview" className="xl:sticky xl:top-6">
          <h2 id="preview" className="mb-3 text-heading">
            {settingsCopy.preview.title}
          </h2>
          {preview}
        </section>
      </div>
    </>
  );
}
