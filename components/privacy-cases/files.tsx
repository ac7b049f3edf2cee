import { May } from "@/components/console/may";
import { actorName, FormKey } from "@/components/console/parts";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { FileField } from "@/components/ui/file-field";
import { Icon } from "@/components/ui/icon";
import { fileSize, filesWords as words } from "@/lib/privacy/files/attachment-words";
import type { Attachment } from "@/lib/privacy/files/attachments";
import { exactTime } from "@/lib/site/dates";
import { casePaths } from "@/lib/site/paths";

type FilesProps = {
  id: string;
  files: readonly Attachment[];
  /** Whether the office may still attach some. */
  canAttach: boolean;
};

/** The files of a case: what the office attached for the person, and what the person sent. Nothing where neither can be. */
export function CaseFiles({ id, files, canAttach }: FilesProps) {
  if (files.length === 0 && !canAttach) return null;
  return (
    <Card as="section">
      <h2 className="text-heading">{words.title}</h2>
      <p className="mt-2 text-[0.9375rem] leading-6 text-ink-soft">{words.note}</p>
      {files.length === 0 ? (
        <p className="mt-4 text-ink-soft">{words.none}</p>
      ) : (
        <ul className="mt-4 grid gap-1 border-t border-line">
          {files.map((file) => (
            <FileLine key={file.id} id={id} file={file} />
          ))}
        </ul>
      )}
      {canAttach && (
        <May right="cases:write">
          <AttachForm id={id} />
        </May>
      )}
      <May right="subjects:export">
        <div className="mt-5 border-t border-line pt-5">
          <a href={casePaths.package(id)} download className={buttonClass("secondary", "md")}>
            <Icon name="download" className="size-5" />
            {words.package}
          </a>
          <p className="mt-2 text-[0.875rem] leading-5 text-ink-soft">{words.packageNote}</p>
        </div>
      </May>
    </Card>
  );
}

function FileLine({ id, file }: { id: string; file: Attachment }) {
  const { label, size, addedAt, origin, staff, contentType } = file;
  const by = origin === "office" ? words.fromOffice(actorName(staff ?? "")) : words.fromRequester;
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-2">
      <div className="min-w-0 flex-1">
        <May right="subjects:export" otherwise={<bdi className="font-medium wrap-anywhere">{label}</bdi>}>
          <a
            href={casePaths.fetchFile(file.id)}
            download
            className="inline-flex min-h-11 items-center font-medium wrap-anywhere text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
          >
            <bdi>{label}</bdi>
          </a>
        </May>
        <p className="text-[0.875rem] leading-5 text-ink-soft">
          {fileSize(size)}, {contentType.split(";")[0]}. {by},{" "}
          <time dateTime={addedAt.toISOString()}>{exactTime(addedAt)}</time>
        </p>
      </div>
      <May right="cases:write">
        <form action={casePaths.removeFile(id)} method="post">
          <FormKey />
          <input type="hidden" name="file" value={file.id} />
          <button type="submit" className={buttonClass("ghost", "md")}>
            {words.remove}
            <span className="sr-only"> {label}</span>
          </button>
        </form>
      </May>
    </li>
  );
}

function AttachForm({ id }: { id: string }) {
  return (
    <form
      action={casePaths.files(id)}
      method="post"
      encType="multipart/form-data"
      className="mt-5 grid gap-4"
    >
      <FileField id="files" name="files" label={words.field} hint={words.hint} multiple required />
      <button type="submit" className={buttonClass("primary", "md", "justify-self-start")}>
        {words.button}
      </button>
    </form>
  );
}
