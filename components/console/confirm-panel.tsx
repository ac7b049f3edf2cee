import { Button, buttonClass } from "@/components/ui/button";

import { Card } from "@/components/ui/card";
import { searchWords } from "@/lib/search/words";
import { consolePaths } from "@/lib/site/paths";
import { FormKey } from "./parts";

const copy = searchWords.confirm;

type ConfirmPanelProps = {
  title: string;
  lead: string;
  action: string;
  fields: Record<string, string>;
  editHref?: string;
  listHref?: string;
  isDangerous?: boolean;
};

/** Asks before an action of the search, or a switch that keeps visitors out, is carried out. */
export function ConfirmPanel({ title, lead, action, fields, ...rest }: ConfirmPanelProps) {
  const { editHref, listHref = consolePaths.overview, isDangerous = false } = rest;
  return (
    <Card className="max-w-xl p-5 sm:p-6">
      <h1 className="text-title wrap-anywhere">{copy.title(title)}</h1>
      <p className="mt-2 leading-7">{lead}</p>
      <form method="post" action={action} className="mt-5 flex flex-wrap gap-3">
        <FormKey />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" autoFocus variant={isDangerous ? "danger" : "primary"}>
          {title}
        </Button>
        {editHref && (
          <a href={editHref} className={buttonClass("secondary")}>
            {copy.edit}
          </a>
        )}
        <a href={listHref} className={buttonClass("ghost")}>
          {copy.cancel}
        </a>
      </form>
    </Card>
  );
}
