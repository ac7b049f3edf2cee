import type { ReactNode } from "react";
import { currentLanguage } from "@/lib/site/current-language";
import { endpointIn } from "@/lib/site/language";

type LinkFormProps = { action: string; fields: Record<string, string>; children: ReactNode };

/** A button that posts what a mailed link knows. Plain HTML: it needs no script and sends none. */
export async function LinkForm({ action, fields, children }: LinkFormProps) {
  return (
    <form action={endpointIn(await currentLanguage(), action)} method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
