/** The format that a receiver expects, determined by its address. */
export type ReceiverKind = "signed" | "slack" | "discord" | "teams";

const isHost = (host: string, ...names: string[]) =>
  names.some((name) => host === name || host.endsWith(`.${name}`));

/** Recognizes the incoming webhooks of chats by host and start of the path. */
export function receiverKind(address: string): ReceiverKind {
  const { hostname: written, pathname } = new URL(address);
  // A fully qualified name may end with a dot.
  const hostname = written.replace(/\.$/, "");
  if (isHost(hostname, "hooks.slack.com", "hooks.slack-gov.com")) return "slack";
  if (isHost(hostname, "discord.com", "discordapp.com") && /^\/api\/(?:v\d+\/)?webhooks\//.test(pathname)) {
    return "discord";
  }
  // Office connectors, and the workflows that replaced them.
  if (isHost(hostname, "webhook.office.com")) return "teams";
  const isWorkflow = isHost(hostname, "logic.azure.com", "api.powerplatform.com");
  return isWorkflow && /\/workflows\//.test(pathname) ? "teams" : "signed";
}

/** A chat's address is its own secret: whoever knows it can post. It is shown without the secret part. */
export function maskedUrl(address: string): string {
  const { origin, search } = new URL(address);
  if (receiverKind(address) !== "signed") return `${origin}/…`;
  return search ? `${address.slice(0, address.indexOf("?"))}?…` : address;
}

/** Whether a receiver accepted an event: its response has a status of 200 to 299. */
export const isAccepted = ({ status }: { status: number | null }): boolean =>
  status !== null && status >= 200 && status < 300;

interface Message {
  text: string;
  /** A link to more information; null if there is no page. */
  link: string | null;
  label: string;
}

/** & < > are Slack's only control characters. */
const escapeForSlack = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The message in each chat's format, as JSON. */
const chatFormats: Record<Exclude<ReceiverKind, "signed">, (message: Message) => object> = {
  // https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
  slack: ({ text, link, label }) => ({
    text: link ? `${escapeForSlack(text)} <${link}|${escapeForSlack(label)}>` : escapeForSlack(text),
  }),
  // https://discord.com/developers/docs/resources/webhook#execute-webhook; mentions are disabled.
  discord: ({ text, link }) => ({
    content: link ? `${text} <${link}>` : text,
    allowed_mentions: { parse: [] },
  }),
  // https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
  teams: ({ text, link, label }) => ({
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.4",
          body: [{ type: "TextBlock", text, wrap: true }],
          ...(link && { actions: [{ type: "Action.OpenUrl", title: label, url: link }] }),
        },
      },
    ],
  }),
};

export const chatMessage = (kind: Exclude<ReceiverKind, "signed">, message: Message): object =>
  chatFormats[kind](message);
