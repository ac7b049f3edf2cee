import { UploadProgress } from "@/components/forms/upload-progress";
import { FileField } from "@/components/ui/field";
import { formatFileSize } from "@/lib/platform/files/names";
import { platformWords } from "@/lib/platform/words";
import type { Attachment } from "@/lib/privacy/files/attachments";
import { requestWords, requestWordsFor } from "@/lib/privacy/words/request-words";
import { currentLanguage } from "@/lib/site/current-language";
import { longDate } from "@/lib/site/dates";

/** The file field of an answer to a question about a request. */
export async function UploadField({ request }: { request: { requestType: string } }) {
  const language = await currentLanguage();
  const { files: words } = requestWordsFor(request, language);
  return (
    <div className="mt-6 grid gap-4">
      <FileField
        id="files"
        name="files"
        label={words.field}
        hint={words.hint}
        optional={platformWords[language].form.optional}
        multiple
      />
      <UploadProgress successFragment="answered" sending={words.sending} failed={words.failed} />
    </div>
  );
}

/** The files that the person sent in answer to a question. */
export async function SentFiles({ files }: { files: readonly Attachment[] }) {
  const language = await currentLanguage();
  if (files.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="font-semibold">{requestWords[language].files.list}</h3>
      <ul className="mt-1 grid gap-1">
        {files.map(({ id, label, size, addedAt }) => (
          <li key={id} className="leading-6 wrap-anywhere text-ink-soft">
            <bdi className="text-ink">{label}</bdi>, {formatFileSize(size, language)},{" "}
            {longDate(addedAt, language)}
          </li>
        ))}
      </ul>
    </div>
  );
}
