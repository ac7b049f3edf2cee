import type { ReactNode } from "react";

type LinkFormProps = { action: string; fields: Record<string, string>; children: ReactNode };

/** A button that posts what a mailed link knows. Plain HTML: it needs no script and sends none. */
export function LinkForm({ action, fields, children }: LinkFormProps) {
  return (
    <form action={action} method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
