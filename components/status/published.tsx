import { Card } from "@/components/ui/card";
import { statusTexts } from "@/lib/status/page-texts";
import { Figures } from "./figures";

/** The service's figures, which nobody measured here. */
export function Published() {
  const { title, rows, note } = statusTexts.published;
  return (
    <Card as="section">
      <h3 className="font-semibold">{title}</h3>
      <Figures rows={rows} />
      <p className="mt-4 text-[0.875rem] text-ink-soft">{note}</p>
    </Card>
  );
}
