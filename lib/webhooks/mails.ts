import { button, type MailContent, paragraph } from "@/lib/mail/content";
import { site } from "@/lib/site/brand";
import { webhookPaths } from "@/lib/site/staff-paths";
import { webhookFigures } from "@/lib/site/webhook-figures";

const { pausedAfterHours, keptDays } = webhookFigures;

const reasons = {
  failing: (address: string) =>
    `No delivery to ${address} has succeeded for ${pausedAfterHours} hours, so we paused the endpoint.`,
  gone: (address: string) => `${address} returned 410 Gone, so we paused the endpoint.`,
};

/** A receiver answers 410 on purpose, if it no longer wants events. */
const remedies = {
  failing: "fix the receiver and",
  gone: "make sure that the receiver wants events again, then",
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
        `To resume it, ${remedies[because]} press “Resume” on the endpoint’s page. While the endpoint is paused, undelivered events wait for at most ${keptDays} days and are then deleted.`,
      ),
      button("Open the endpoint’s page", `${site.url}${webhookPaths.endpoint(id)}`),
    ],
  };
}
