import { FormKey } from "@/components/console/parts";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CheckboxField } from "@/components/ui/field";
import type { NoticeAbout } from "@/lib/desk/notices";
import { deskCopy } from "@/lib/desk/words";
import { consolePaths } from "@/lib/site/paths";

const copy = deskCopy.notices;

type NoticeFormProps = {
  /** What one's role sees, and so can be told of. */
  offered: readonly NoticeAbout[];
  chosen: readonly NoticeAbout[];
};

/** What one is mailed of; nothing unless it is chosen. */
export function NoticeForm({ offered, chosen }: NoticeFormProps) {
  if (offered.length === 0) return null;
  return (
    <Card as="section" className="p-5 sm:p-6">
      <h2 className="text-heading">{copy.title}</h2>
      <p className="mt-1 mb-4 text-[0.9375rem] leading-6 text-ink-soft">{copy.lead}</p>
      <form method="post" action={consolePaths.notices} className="grid gap-2">
        <FormKey />
        {offered.map((about) => (
          <CheckboxField
            key={about}
            name={about}
            id={`notice-${about}`}
            label={copy[about]}
            defaultChecked={chosen.includes(about)}
          />
        ))}
        <Button type="submit" className="mt-2 justify-self-start">
          {copy.save}
        </Button>
      </form>
    </Card>
  );
}
