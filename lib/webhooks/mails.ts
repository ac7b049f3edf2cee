import { button, type MailContent, paragraph } from "@/lib/mail/content";
import { site } from "@/lib/site/brand";
import { webhookPaths } from "@/lib/site/paths";
import { webhookFigures } from "@/lib/site/webhook-figures";

const { pausedAfterHours, keptDays } = webhookFigures;

const reasons = {
  failing: (address: string) =>
    `No delivery to ${address} has succeeded for ${pausedAfterHours} hours, so we paused the endpoint.`,
  gone: (address: string) => `${address} returned 410 Gone, so we paused the endpoint.`,
};

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
      paragraph(`${reasons[because](address)} It won’t receive events until someone resumes it.`),
      paragraph(
        `To resume it, fix the receiver and press “Resume” on the endpoint’s page. While the endpoint is paused, new events and events that haven’t been delivered yet will wait for at most ${keptDays} days and will then be deleted.`,
      ),
      button("Open the endpoint’s page", `${site.url}${webhookPaths.endpoint(id)}`),
    ],
  };
}
