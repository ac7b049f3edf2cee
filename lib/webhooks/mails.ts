import { button, type MailContent, paragraph } from "@/lib/mail/content";
import { site } from "@/lib/site/brand";
import { webhookPaths } from "@/lib/site/paths";
import { pauseReasons } from "./words";

/** To the team, when an endpoint is paused because nobody answers there. */
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
      paragraph(`${address} is told nothing until somebody lets it go on. ${pauseReasons[because]}`),
      paragraph("What happens meanwhile waits for it, and so does what it didn't take yet. Nothing is lost."),
      button("See its deliveries", `${site.url}${webhookPaths.endpoint(id)}`),
    ],
  };
}
