import * as accounts from "@/lib/accounts/operations";
import * as announcements from "@/lib/announcements/operations";
import * as audit from "@/lib/console/audit-operations";
import * as contactConsole from "@/lib/contact/console-operations";
import * as contact from "@/lib/contact/operations";
import * as desk from "@/lib/desk/operations";
import * as access from "@/lib/gate/access-operations";
import * as gate from "@/lib/gate/operations";
import * as incidents from "@/lib/incidents/operations";
import type { Operation } from "@/lib/platform/operations/define";
import * as retention from "@/lib/retention/operations";
import * as settings from "@/lib/settings/operations";
import * as incidentDrafts from "@/lib/status/draft-operations";
import * as status from "@/lib/status/operations";
import * as statuspage from "@/lib/status/statuspage-operations";
import * as subscribers from "@/lib/subscribers/operations";
import * as webhooksConsole from "@/lib/webhooks/console-operations";
import * as webhooks from "@/lib/webhooks/operations";
import * as people from "./auth/people/operations";
import * as sessions from "./auth/people/session-operations";
import * as tokens from "./auth/people/token-operations";
import * as mail from "./console/outbox-operations";
import * as cases from "./privacy/cases/operations";
import * as connectors from "./privacy/connectors/operations";
import * as privacyIntake from "./privacy/intake/operations";
import * as caseLists from "./privacy/queue/list-operations";
import * as privacyLinks from "./privacy/tracking/operations";
import * as search from "./search/operations";

const subjects: Record<string, Operation | Operation[]>[] = [
  contact,
  accounts,
  subscribers,
  privacyIntake,
  privacyLinks,
  settings,
  retention,
  webhooks,
  people,
  tokens,
  connectors,
  gate,
  access,
  announcements,
  audit,
  status,
  statuspage,
  incidents,
  incidentDrafts,
  contactConsole,
  mail,
  desk,
  cases,
  caseLists,
  webhooksConsole,
  sessions,
  search,
];

/** All operations of the site by subject. Each export of an `operations.ts` is an operation or a list of them. */
export const operations: readonly Operation[] = subjects.flatMap((subject) => Object.values(subject)).flat();
