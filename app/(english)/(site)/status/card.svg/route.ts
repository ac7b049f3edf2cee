import { healthRoute } from "@/lib/status/http";
import { card } from "@/lib/status/images";

export const dynamic = "force-dynamic";

/** Light unless the page that shows it asks for dark: an image can't know what it stands on. */
export const GET = healthRoute("image/svg+xml", (record, language, { searchParams }) =>
  card(record, searchParams.get("theme") === "dark" ? "dark" : "light", language),
);
