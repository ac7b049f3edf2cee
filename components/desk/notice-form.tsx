import { AccountSection } from "@/components/auth/account-parts";
import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/field";
import type { NoticeAbout } from "@/lib/desk/notices";
import { deskWords } from "@/lib/desk/words";
import { consolePaths } from "@/lib/site/staff-paths";

const words = deskWords.notices;

type NoticeFormProps = {
  /** The notifications that the role may choose, which are those for subjects it can see. */
  offered: readonly NoticeAbout[];
  chosen: readonly NoticeAbout[];
};

/** The form for email notifications, all off by default. */
export function NoticeForm({ offered: offeredNotices, chosen: chosenNotices }: NoticeFormProps) {
  if (offeredNotices.length === 0) return null;
  return (
    <AccountSection title={words.title} lead={words.lead}>
      <form method="post" action={consolePaths.notices} className="grid gap-1">
        <IdempotencyKeyField />
        {offeredNotices.map((about) => (
          <CheckboxField
            key={about}
            name={about}
            id={`notice-${about}`}
            label={words[about]}
            defaultChecked={chosenNotices.includes(about)}
          />
        ))}
        <Button type="submit" variant="secondary" className="mt-3 justify-self-start">
          {words.save}
        </Button>
      </form>
    </AccountSection>
  );
}
