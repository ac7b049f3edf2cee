import { makeBadge } from "badge-maker";
import { healthRoute } from "@/lib/status/http";
import { statusWords } from "@/lib/status/words";
import { site } from "@/lib/site/brand";

export const dynamic = "force-dynamic";

/** An image stands alone on a foreign page, without the site's colour tokens. */
const colours = { allowed: "#1c7a4d", review: "#8a5a00", flagged: "#b3261e", neutral: "#5d6274" };

export const GET = healthRoute("image/svg+xml", ({ status }) => {
  const { word, tone } = statusWords[status];
  return makeBadge({ label: site.name, message: word.toLowerCase(), color: colours[tone], labelColor: "#2b3040" });
});
