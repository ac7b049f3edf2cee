import { ShownOnce } from "@/components/console/shown-once";
import { webhooksCopy as copy } from "@/lib/webhooks/words";

/** The secret, in the minutes in which it may be seen. */
export function SecretNotice({ secret }: { secret: string }) {
  return <ShownOnce title={copy.secretTitle} lead={copy.secretLead} text={secret} />;
}
