import { ShownOnce } from "@/components/console/shown-once";
import { webhooksWords as words } from "@/lib/webhooks/words";

/** The endpoint's secret, during the minutes in which it is shown. */
export function SecretNotice({ secret }: { secret: string }) {
  return <ShownOnce title={words.secretTitle} lead={words.secretLead} text={secret} />;
}
