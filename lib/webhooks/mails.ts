import { button, type MailContent, paragraph } from "@/lib/mail/content";
import { site } from "@/lib/site/brand";
import { webhookPaths } from "@/lib/site/paths";
import { webhookFigures } from "@/lib/site/webhook-figures";
import { pauseReasons } from "./words";

/** To the team, if an endpoint is paused because it doesn't respond. */
export function endpointPaused({
  id,
  address,
  because,
}: {
  id: string;
  address: string;
  because: "failing" | "gone";
}): MailContent {
  return {
    subject: "A webhook endpoint was paused",
    heading: "A webhook endpoint was paused",
    blocks: [
      paragraph(`${address} won’t receive events until someone resumes it. ${pauseReasons[because]}`),
      paragraph(
        `New and undelivered events are held until it is resumed, for at most ${webhookFigures.keptDays} days.`,
      ),
      button("View deliveries", `${site.url}${webhookPaths.endpoint(id)}`),
    ],
  };
}
