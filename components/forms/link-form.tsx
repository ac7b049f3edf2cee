import type { ReactNode } from "react";

type LinkFormProps = {
  action: string;
  fields: Record<string, string>;
  /** Whether the form uploads files. */
  hasFiles?: boolean;
  className?: string;
  children: ReactNode;
};

/** A plain HTML form that works without scripts. It posts the emailed link's fields before all others. */
export function LinkForm({ action, fields, hasFiles, className, children }: LinkFormProps) {
  return (
    <form
      action={action}
      method="post"
      encType={hasFiles ? "multipart/form-data" : undefined}
      className={className}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
