import { ShownOnce } from "@/components/console/shown-once";
import { webhooksWords as words } from "@/lib/webhooks/words";

/** A new secret of the endpoint, for the person who created it. */
export function SecretNotice({ secret }: { secret: string }) {
  return <ShownOnce title={words.secretTitle} lead={words.secretLead} text={secret} />;
}
