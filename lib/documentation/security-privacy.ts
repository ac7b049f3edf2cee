import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import type { DocumentationSection } from "./blocks";

const { retention } = figures;

export const securityPrivacy: DocumentationSection = {
  id: "security-privacy",
  title: "Security & Privacy",
  lead: "What to do with the key, what happens to the content, and what is yours to decide.",
  icon: "shield-check",
  blocks: [
    { type: "heading", id: "keys", text: "Keep the key on the server" },
    {
      type: "list",
      items: [
        "Call the API from your backend. A key that reaches a browser or an app belongs to whoever looks for it.",
        "Give each environment its own key, so that revoking one stops nothing else.",
        `Revoke a key in the [dashboard](${site.app.dashboard}) the moment you doubt it. Its record is deleted ${retention.apiKeyDaysAfterRevocation} days later.`,
      ],
    },
    { type: "heading", id: "retention", text: "What is kept, and how long" },
    {
      type: "table",
      caption: "Retention by kind of data",
      columns: ["Data", "Kept for"],
      rows: [
        ["Submitted content", `${retention.contentHours} hours`],
        ["Moderation results and metadata", `${retention.resultsDays} days`],
        ["API usage and error logs", `${retention.logsDays} days`],
        ["Performance metrics", `${retention.performanceDays} days`],
        ["Analytics, anonymised", `${retention.analyticsYears} year`],
      ],
    },
    {
      type: "text",
      text: "The [data retention policy](/data-retention) has the full list, backups included.",
    },
    { type: "heading", id: "send-less", text: "Send no more than the check needs" },
    {
      type: "list",
      items: [
        "`userId` can be a random identifier that only you can resolve. It doesn’t have to be a name or an address.",
        "`metadata` is for where and when, not for who.",
        "An image is fetched from the address you give. A signed address that expires within minutes is enough.",
        "Faces are personal data in most places and biometric data in some. Know your legal ground before you send one to be analysed.",
      ],
    },
    { type: "heading", id: "compliance", text: "GDPR and CCPA" },
    {
      type: "text",
      text: "You remain the controller of what your users write; the checks are done on your behalf. The [privacy policy](/privacy) says how, [GDPR](/gdpr) and [CCPA](/ccpa) say which rights your users have and where they exercise them with us.",
    },
    { type: "heading", id: "report", text: "Report a weakness" },
    {
      type: "text",
      text: `Write to [${site.email.security}](mailto:${site.email.security}) before you tell anyone else, with the steps to see it.`,
    },
  ],
};
