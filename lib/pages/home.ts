import { keyVariable, timeoutSeconds, urlVariable } from "@/lib/integration-api/languages";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { paths } from "@/lib/site/paths";

const { claims, credits, retention } = figures;

export const hero = {
  prefix: "Protect your",
  words: ["Community", "Platform", "Users", "Brand"],
  /** What a screen reader hears once, in place of the changing word. */
  spoken: "Protect your community, platform, users and brand",
  lead: `${site.name} checks text, images, video and audio before other people see them. A pre-filter in the browser answers in under ${claims.preFilterMs} ms; full AI analysis on the server follows in under ${claims.analysisMs} ms.`,
  primary: { label: "Get Started", href: paths.signup },
  secondary: { label: "Read the documentation", href: paths.documentation },
  pause: "Pause the changing word",
  resume: "Resume the changing word",
} as const;

export const stats = {
  title: `${site.name} in figures`,
  items: [
    { value: claims.accuracy, label: "accuracy" },
    { value: claims.usersProtected, label: "users protected" },
    { value: `<${claims.responseMs} ms`, spoken: `Under ${claims.responseMs} ms`, label: "response" },
    { value: claims.threatReduction, label: "threat reduction" },
  ],
} as const satisfies { title: string; items: readonly { value: string; spoken?: string; label: string }[] };

export const steps = {
  eyebrow: "How it works",
  title: "From first request to a calmer community, in four steps",
  lead: "Each kind of content has its own endpoint, and one API key covers them all.",
  items: [
    {
      title: "Connect your platform",
      text: "Create a key in the dashboard and send content as it is posted, over the REST API or the SDK.",
    },
    {
      title: "Dual-layer analysis",
      text: `The in-browser pre-filter catches obvious abuse in under ${claims.preFilterMs} ms. Everything else gets full AI analysis on the server.`,
    },
    {
      title: "Instant action",
      text: "Allow, hide or hold for review by your own rules, the moment the answer or the webhook arrives.",
    },
    {
      title: "Safe community",
      text: "People see the conversation they came for. You see what was stopped, and why, in the analytics.",
    },
  ],
} as const;

export const integration = {
  requestLabel: "check-message.js",
  request: `const api =
  process.env.${urlVariable} || "${site.api.baseUrl}";

const response = await fetch(\`\${api}/moderation/text\`, {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${process.env.${keyVariable}}\`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    text: message.body,
    userId: message.authorId,
    metadata: { source: "chat", timestamp: message.sentAt },
  }),
  signal: AbortSignal.timeout(${timeoutSeconds * 1000}),
});
if (!response.ok) throw new Error(\`Not checked: \${response.status}\`);

const { flagged, categories } = await response.json();
if (flagged === false) await publish(message);
else await hold(message, categories);`,
  responseLabel: "Answer",
  response: `{
  "flagged": true,
  "categories": ["phishing"]
}`,
} as const;

export const testimonials = {
  eyebrow: "In practice",
  title: "What moderation teams work toward",
  note: "Illustrative quotes: they describe typical use and are not statements by named customers.",
  rating: "5 out of 5 stars",
  items: [
    {
      quote:
        "The queue used to greet us with a night's worth of spam. Now it holds the forty posts that really need a person.",
      role: "Trust and safety lead",
      place: "Gaming community",
    },
    {
      quote:
        "Sellers kept putting phone numbers into product photos. Checking the text inside images put a stop to it.",
      role: "Head of engineering",
      place: "Online marketplace",
    },
    {
      quote:
        "Our privacy review took one afternoon, because submitted content is gone within a day and the terms say so.",
      role: "Data protection officer",
      place: "Learning platform",
    },
  ],
} as const;

export const closing = {
  title: "Keep harmful content away from your users",
  lead: `Create an API key and send your first request. Content you send is deleted within ${retention.contentHours} hours.`,
  primary: { label: `Get ${credits.promotional} Free Credits`, href: paths.signup },
  secondary: { label: "View Credit Packages", href: paths.pricing },
  note: "No credit card required • Pay as you go • No subscriptions",
  footnote: { label: "How free credits work", href: paths.creditsNote },
} as const;
