import { buttonClass } from "@/components/ui/button-class";
import { FileField } from "@/components/ui/file-field";
import { Notice } from "@/components/ui/notice";
import { fileSize, uploadPanels } from "@/lib/privacy/files/attachment-words";
import { requestWords } from "@/lib/privacy/tracking/request-words";
import { currentLanguage } from "@/lib/site/current-language";
import { longDate } from "@/lib/site/dates";
import { endpointIn } from "@/lib/site/language";
import { endpoints } from "@/lib/site/paths";

type UploadFormProps = {
  reference: string;
  token: string;
  /** The question that asks for files. */
  questionId: string;
  /** What was sent for it already. */
  sent: readonly { id: string; label: string; size: number; addedAt: Date }[];
};

/** Sends the files that a question asked for. Plain HTML: it needs no script and sends none. */
export async function UploadForm({ reference, token, questionId, sent }: UploadFormProps) {
  const language = await currentLanguage();
  const { files: copy } = requestWords[language];
  return (
    <div className="grid gap-4">
      {(Object.keys(uploadPanels) as (keyof typeof uploadPanels)[]).map((name) => (
        <div
          key={name}
          id={uploadPanels[name].id}
          role="status"
          tabIndex={-1}
          className="hidden scroll-mt-24 outline-none target:block"
        >
          <Notice tone={uploadPanels[name].tone}>{copy.panels[name]}</Notice>
        </div>
      ))}
      {sent.length > 0 && (
        <div>
          <h3 className="font-semibold">{copy.list}</h3>
          <ul className="mt-1 grid gap-1">
            {sent.map(({ id, label, size, addedAt }) => (
              <li key={id} className="leading-6 wrap-anywhere text-ink-soft">
                <bdi className="text-ink">{label}</bdi>, {fileSize(size, language)},{" "}
                {longDate(addedAt, language)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <form
        action={endpointIn(language, endpoints.privacyFiles)}
        method="post"
        encType="multipart/form-data"
        className="grid gap-4"
      >
        {/* Before the files: they are read in the order in which they come. */}
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="questionId" value={questionId} />
        <FileField id="files" name="files" label={copy.field} hint={copy.hint} multiple required />
        <button type="submit" className={buttonClass("secondary", "md", "justify-self-start")}>
          {copy.button}
        </button>
      </form>
    </div>
  );
}
