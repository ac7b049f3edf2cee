import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { IfAllowed } from "@/components/console/if-allowed";
import { Moment } from "@/components/console/moment";
import { buttonClass } from "@/components/ui/button";
import { Collapsible } from "@/components/ui/collapsible";
import { cx } from "@/components/ui/cx";
import { FileField } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { actorName } from "@/lib/console/words";
import { describeIdentifiers } from "@/lib/moderation/identifiers";
import { formatFileSize } from "@/lib/platform/files/names";
import { filesWords as words } from "@/lib/privacy/files/attachment-words";
import type { Attachment } from "@/lib/privacy/files/attachments";
import { casePaths } from "@/lib/site/staff-paths";

type FilesProps = {
  id: string;
  files: readonly Attachment[];
  /** Whether the office may still attach files. */
  canAttach: boolean;
};

/** Files of a case, each with its state. */
export function FileList({ id, files }: Pick<FilesProps, "id" | "files">) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1 border-t border-line">
      {files.map((file) => (
        <FileLine key={file.id} id={id} file={file} />
      ))}
    </ul>
  );
}

/** Files that belong to no answer of the person: those attached by the office, and those sent without an answer. */
export function CaseFiles({ id, files, canAttach }: FilesProps) {
  if (files.length === 0 && !canAttach) return null;
  return (
    <div className="mt-5 border-t border-line pt-5">
      <h3 className="text-[0.9375rem] leading-6 font-medium">{words.title}</h3>
      <p className="mt-1 text-[0.9375rem] leading-6 text-ink-soft">
        {files.length === 0 ? words.none : words.note}
      </p>
      <FileList id={id} files={files} />
      {canAttach && (
        <IfAllowed right="cases:write">
          <Collapsible summary={words.attach} className="mt-4">
            <AttachForm id={id} />
          </Collapsible>
        </IfAllowed>
      )}
      <IfAllowed right="subjects:export">
        <a href={casePaths.package(id)} download className={buttonClass("secondary", "md", "mt-4")}>
          <Icon name="download" className="size-5" />
          {words.package}
        </a>
        <p className="mt-2 text-[0.875rem] leading-5 text-ink-soft">{words.packageNote}</p>
      </IfAllowed>
    </div>
  );
}

function FileLine({ id, file }: { id: string; file: Attachment }) {
  const { label, size, addedAt, origin, staff, contentType } = file;
  const by = origin === "office" ? words.fromOffice(actorName(staff ?? "")) : words.fromRequester;
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-2">
      <div className="min-w-0 flex-1">
        <IfAllowed
          right="subjects:export"
          otherwise={<bdi className="font-medium wrap-anywhere">{label}</bdi>}
        >
          <a
            href={casePaths.fetchFile(file.id)}
            download
            className="inline-flex min-h-11 items-center font-medium wrap-anywhere text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
          >
            <bdi>{label}</bdi>
          </a>
        </IfAllowed>
        <p className="text-[0.875rem] leading-5 text-ink-soft">
          {formatFileSize(size)}, {contentType.split(";")[0]}. {by}, <Moment at={addedAt} />
        </p>
        <IdentifierNote {...file} />
      </div>
      <IfAllowed right="cases:write">
        <form action={casePaths.removeFile(id)} method="post">
          <IdempotencyKeyField />
          <input type="hidden" name="file" value={file.id} />
          <button type="submit" className={buttonClass("ghost", "md")}>
            {words.remove}
            <span className="sr-only"> {label}</span>
          </button>
        </form>
      </IfAllowed>
    </li>
  );
}

/** Says which identifiers a file contains, or that it couldn't be read. Only files from staff go out with the answer. */
function IdentifierNote({ identifiers, origin }: Pick<Attachment, "identifiers" | "origin">) {
  if (identifiers === "") return null;
  const hasIdentifiers = identifiers !== null;
  const finding = hasIdentifiers && words.contains(describeIdentifiers(identifiers.split(",")));
  return (
    <p
      className={cx(
        "text-[0.875rem] leading-5",
        hasIdentifiers ? "font-medium text-review" : "text-ink-soft",
      )}
    >
      {finding ? [finding, origin === "office" && words.check].filter(Boolean).join(" ") : words.unread}
    </p>
  );
}

function AttachForm({ id }: { id: string }) {
  return (
    <form action={casePaths.files(id)} method="post" encType="multipart/form-data" className="grid gap-4">
      <FileField id="files" name="files" label={words.field} hint={words.hint} multiple required />
      <button type="submit" className={buttonClass("primary", "md", "justify-self-start")}>
        {words.button}
      </button>
    </form>
  );
}
