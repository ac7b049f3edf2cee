import { noticeWords } from "@/lib/privacy/intake/notice";
import { localize } from "@/lib/site/current-language";
import { GpcStatus } from "./gpc-status";

/** What the page says about Global Privacy Control. */
export async function GpcNotice() {
  const { gpc } = await localize(noticeWords);
  return <GpcStatus copy={gpc} />;
}
