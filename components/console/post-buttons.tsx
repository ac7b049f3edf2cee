import type { ReactNode } from "react";
import { Incidents } from "@/components/status/incidents";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/field";
import { incidentConsoleWords as words } from "@/lib/incidents/console-words";
import type { PostPreview } from "@/lib/incidents/preview";
import { mainLanguage } from "@/lib/site/language";
import { formats } from "@/lib/status/localized-formats";
import { liveWords } from "@/lib/status/words";
import { MailPreview } from "./mail-preview";

type PostButtonsProps = {
  values: Record<string, string>;
  /** How many subscribers at most would be emailed. */
  recipients: number;
  /** What posting it would show and send, where that was asked for. */
  preview: PostPreview | null;
  /** What else it would do, as part of the preview. */
  consequence?: ReactNode;
  /** The button that posts it. */
  children: ReactNode;
};

/** The end of a form that posts to the status page: who is emailed, its preview and its buttons. */
export function PostButtons({ values, recipients, preview, consequence, children }: PostButtonsProps) {
  return (
    <>
      <CheckboxField
        name="silent"
        label={words.fields.silent}
        hint={words.upTo(recipients)}
        defaultChecked={"silent" in values}
      />
      {preview && <Preview preview={preview} consequence={consequence} />}
      <div className="flex flex-wrap gap-3">
        {children}
        <Button type="submit" size="lg" variant="secondary" name="show" value="preview">
          {words.preview}
        </Button>
      </div>
    </>
  );
}

function Preview({ preview, consequence }: Pick<PostButtonsProps, "consequence"> & { preview: PostPreview }) {
  const { entry, recipients, unsent, mail } = preview;
  return (
    <section aria-labelledby="preview" className="grid gap-4 border-t border-line pt-6">
      <h2 id="preview" className="scroll-mt-24 text-heading">
        {words.previewTitle}
      </h2>
      {consequence}
      <h3 className="text-[0.9375rem] leading-6 font-medium">{words.previewPage}</h3>
      <Incidents
        words={{ ...liveWords[mainLanguage], ...formats[mainLanguage] }}
        incidents={[entry]}
        folder={null}
      />
      <h3 className="text-[0.9375rem] leading-6 font-medium">{words.previewMail}</h3>
      {recipients === 0 ? (
        <p>{words.results.noEmails}</p>
      ) : (
        <>
          <MailPreview to={words.recipients(recipients)} mail={mail} />
          <p className="text-[0.875rem] leading-5 text-ink-soft">
            {words.previewLanguages} {unsent}
          </p>
        </>
      )}
    </section>
  );
}
