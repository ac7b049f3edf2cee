import { type ReactNode, useId } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextArea, TextField } from "@/components/ui/field";
import type { Question } from "@/lib/search/commands";
import { searchWords } from "@/lib/search/words";
import { consolePaths } from "@/lib/site/staff-paths";

const words = searchWords.confirm;

/** Asks for confirmation of an action from the search, or of a switch that closes the site. */
export function ConfirmPanel(question: Question) {
  return (
    <Card className="max-w-xl p-5 sm:p-6">
      <h1 className="text-title wrap-anywhere">{words.title(question.title)}</h1>
      <ConfirmForm {...question} fields={{ idempotencyKey: crypto.randomUUID(), ...question.fields }}>
        <a href={question.listHref ?? consolePaths.overview} className={buttonClass("ghost")}>
          {words.cancel}
        </a>
      </ConfirmForm>
    </Card>
  );
}

type ConfirmFormProps = Question & {
  /** What cancels. */
  children: ReactNode;
};

/** What an action does and the button that does it, with the text that it asks for. */
export function ConfirmForm({ title, lead, action, fields, asks, children, ...rest }: ConfirmFormProps) {
  const { editHref, isDangerous = false } = rest;
  const id = useId();
  // One line can be confirmed with Enter; several would be joined by a field of one line.
  const Field = asks?.value.includes("\n") ? TextArea : TextField;
  return (
    <>
      <p className="mt-2 leading-7">{lead}</p>
      <form method="post" action={action} className="mt-5 flex flex-wrap gap-3">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {asks && (
          <div className="mb-2 basis-full">
            <Field
              id={id}
              name="text"
              label={asks.label}
              defaultValue={asks.value}
              required
              autoComplete="off"
              autoFocus
            />
          </div>
        )}
        <Button type="submit" autoFocus={!asks} variant={isDangerous ? "danger" : "primary"}>
          {title}
        </Button>
        {editHref && (
          <a href={editHref} className={buttonClass("secondary")}>
            {words.edit}
          </a>
        )}
        {children}
      </form>
    </>
  );
}
