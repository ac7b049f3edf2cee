import { Card } from "@/components/ui/card";
import { localize } from "@/lib/site/current-language";
import { statusWords } from "@/lib/status/words";
import { Figures } from "./measured";

/** The service's published figures, which are not measured by this site. */
export async function PublishedFigures() {
  const { title, rows, note } = (await localize(statusWords)).page.published;
  const { response, success, requests } = rows;
  return (
    <Card as="section">
      <h3 className="font-semibold">{title}</h3>
      <Figures rows={[response, success, requests].map(({ label, value }) => [label, value] as const)} />
      <p className="mt-4 text-[0.875rem] text-ink-soft">{note}</p>
    </Card>
  );
}
