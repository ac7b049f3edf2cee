import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { queueFields } from "@/lib/announcements/form";
import { announcementQueueWords as words } from "@/lib/announcements/words";
import type { FormDraftValues } from "@/lib/auth/forms/form-draft";
import { IdempotencyKeyField } from "../idempotency-key-field";
import { SettingFields } from "../setting-fields";

type QueueFormProps = {
  /** The heading above the form, if the page itself has none. */
  title?: string;
  button: string;
  action: string;
  /** The announcement being edited; absent for a new one. */
  item?: { id: string; version: number };
  form: FormDraftValues;
  now: Date;
};

/** All fields of a planned announcement: content, time and pages. */
export function QueueForm({ title, button, action, item, form, now }: QueueFormProps) {
  return (
    <Card className="p-5 sm:p-6">
      {title && <h2 className="mb-5 text-heading">{title}</h2>}
      <form method="post" action={action} className="grid grid-cols-1 gap-6">
        <IdempotencyKeyField />
        {item && <input type="hidden" name="id" value={item.id} />}
        {item && <input type="hidden" name="version" value={item.version} />}
        <SettingFields fields={queueFields} value={{}} form={form} now={now} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5">
          <Button type="submit" size="lg">
            {button}
          </Button>
          {item && <p className="text-[0.875rem] leading-5 text-ink-faint">{words.version(item.version)}</p>}
        </div>
      </form>
    </Card>
  );
}
