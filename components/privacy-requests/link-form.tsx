import type { ReactNode } from "react";

type LinkFormProps = {
  action: string;
  fields: Record<string, string>;
  /** Whether it carries files too. */
  hasFiles?: boolean;
  children: ReactNode;
};

/** A form that posts what an emailed link knows, first. Plain HTML: it needs no script. */
export function LinkForm({ action, fields, hasFiles, children }: LinkFormProps) {
  return (
    <form action={action} method="post" encType={hasFiles ? "multipart/form-data" : undefined}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
