import { ShownOnce } from "@/components/console/shown-once";
import { webhooksWords as words } from "@/lib/webhooks/words";

/** The secret, in the minutes in which it may be seen. */
export function SecretNotice({ secret }: { secret: string }) {
  return <ShownOnce title={words.secretTitle} lead={words.secretLead} text={secret} />;
}
