import { healthRoute } from "@/lib/status/http";
import { plainText } from "@/lib/status/plain-text";

export const dynamic = "force-dynamic";

export const GET = healthRoute("text/plain", plainText);
