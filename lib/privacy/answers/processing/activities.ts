import type { CategoryKey, PurposeKey, RecipientKey, SourceKey } from "@/lib/data-inventory/processing";
import type { KeptKey } from "@/lib/data-inventory/tables";
import type { HeldData } from "@/lib/privacy/answers/held";
import { kindsWhere } from "@/lib/privacy/laws";

/** One purpose for which a person's data is processed, with the parts that concern them. */
export interface Activity {
  purpose: PurposeKey;
  sources: readonly SourceKey[];
  recipients: readonly RecipientKey[];
  kept: readonly KeptKey[];
}

const some = <T>(holds: boolean, ...items: T[]): T[] => (holds ? items : []);

/** The types of request that remain active for as long as the address is known. */
const optOuts = new Set(
  kindsWhere(({ remainsActive }) => remainsActive).map(({ requestType }) => requestType),
);

const purposeOfForm: Record<string, PurposeKey> = {
  contact: "messages",
  register: "accounts",
  subscribe: "updates",
};

/** The other systems that hold data about a person, by name. Staff add what they use it for; no table here says it. */
export const systemsOf = ({ otherSystems }: HeldData): string[] => [
  ...new Set(otherSystems.filter(({ outcome }) => outcome === "holds").map(({ system }) => String(system))),
];

const filedByAgent = ({ privacyRequests }: HeldData): boolean =>
  privacyRequests.some(({ agentName }) => Boolean(agentName));

/** What we do with the data of one person, in the order of the privacy policy. */
export function activitiesOf(heldData: HeldData): Activity[] {
  const { account, privacyRequests, filedAsAgent, mails, statusUpdates } = heldData;
  const isSubscribed = statusUpdates !== null || heldData.unconfirmedStatusUpdates.length > 0;
  const elsewhere = systemsOf(heldData).length > 0;
  const hasOptOut =
    heldData.optOutSignal !== null ||
    privacyRequests.some(({ requestType }) => optOuts.has(String(requestType)));
  const hasFiles = privacyRequests.some(
    ({ attachments }) => Array.isArray(attachments) && attachments.length > 0,
  );
  const hasErasure = privacyRequests.some(({ erasedAt }) => Boolean(erasedAt));
  const mailRetention: KeptKey[] = some<KeptKey>(mails.length > 0, "sentMail", "links");
  const purposes = heldData.refusedForms.map(({ form }) => purposeOfForm[String(form)] ?? "requests");
  const draftRetention = (purpose: PurposeKey) => some<KeptKey>(purposes.includes(purpose), "refusedForms");
  const mailing: RecipientKey[] = ["hosting", "email"];
  return [
    ...some<Activity>(heldData.contactMessages.length > 0, {
      purpose: "messages",
      sources: ["person"],
      recipients: mailing,
      kept: ["contactMessages", ...mailRetention, ...draftRetention("messages")],
    }),
    ...some<Activity>(account !== null, {
      purpose: "accounts",
      sources: ["person"],
      recipients: mailing,
      kept: [
        account?.verifiedAt ? "confirmedAccounts" : "unconfirmedAccounts",
        ...mailRetention,
        ...draftRetention("accounts"),
      ],
    }),
    ...some<Activity>(isSubscribed, {
      purpose: "updates",
      sources: ["person"],
      recipients: mailing,
      kept: ["subscriptions", ...mailRetention, ...draftRetention("updates")],
    }),
    ...some<Activity>(privacyRequests.length + filedAsAgent.length > 0, {
      purpose: "requests",
      sources: [
        "person",
        ...some<SourceKey>(filedByAgent(heldData), "agent"),
        ...some<SourceKey>(elsewhere, "systems"),
      ],
      recipients: mailing,
      kept: [
        "privacyRequests",
        ...some<KeptKey>(hasOptOut, "inForce"),
        ...some<KeptKey>(hasFiles, "requestFiles"),
        ...some<KeptKey>(hasErasure, "erasures"),
        ...mailRetention,
        ...draftRetention("requests"),
      ],
    }),
    { purpose: "security", sources: ["browser"], recipients: ["hosting"], kept: ["abuse", "requestLogs"] },
  ];
}

/** A category of personal information that was collected about a person, as California asks for it. */
export interface CollectedCategory {
  category: CategoryKey;
  sources: readonly SourceKey[];
}

/** Nothing is kept longer than its purpose needs, so what is held now also covers the last twelve months. */
export const categoriesOf = (heldData: HeldData): CollectedCategory[] => [
  { category: "identifiers", sources: ["person", ...some<SourceKey>(filedByAgent(heldData), "agent")] },
  { category: "activity", sources: ["browser"] },
  ...some<CollectedCategory>(heldData.account !== null, { category: "credentials", sources: ["person"] }),
];
