import { UploadProgress } from "@/components/forms/upload-progress";
import { FileField } from "@/components/ui/field";
import { platformWords } from "@/lib/platform/words";
import { fileSize } from "@/lib/privacy/files/attachment-words";
import type { Attachment } from "@/lib/privacy/files/attachments";
import { requestWords } from "@/lib/privacy/tracking/request-words";
import { currentLanguage } from "@/lib/site/current-language";
import { longDate } from "@/lib/site/dates";

/** The files that go with an answer. */
export async function UploadField() {
  const language = await currentLanguage();
  const { files: copy } = requestWords[language];
  return (
    <div className="mt-6 grid gap-4">
      <FileField
        id="files"
        name="files"
        label={copy.field}
        hint={copy.hint}
        optional={platformWords[language].form.optional}
        multiple
      />
      <UploadProgress doneAt="answered" sending={copy.sending} failed={copy.failed} />
    </div>
  );
}

/** What the person sent for a question. */
export async function SentFiles({ files }: { files: readonly Attachment[] }) {
  const language = await currentLanguage();
  if (files.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="font-semibold">{requestWords[language].files.list}</h3>
      <ul className="mt-1 grid gap-1">
        {files.map(({ id, label, size, addedAt }) => (
          <li key={id} className="leading-6 wrap-anywhere text-ink-soft">
            <bdi className="text-ink">{label}</bdi>, {fileSize(size, language)}, {longDate(addedAt, language)}
          </li>
        ))}
      </ul>
    </div>
  );
}
