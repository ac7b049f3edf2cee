import { isOperatorSession, operatorCookie } from "@/lib/console/sessions";
import { isExempt } from "@/lib/gate/decide";
import { readCookie } from "@/lib/platform/http/cookies";
import { maintenancePassHeader, pageHeader } from "@/lib/platform/http/headers";
import { settingRoute } from "@/lib/settings/http";

/** An open page says which one it is, and learns whether it may stay uncovered: it is exempt, or the operator's. */
export const { GET, PUT, POST, PATCH, DELETE, OPTIONS } = settingRoute({
  key: "maintenance",
  answer: ({ exempt: _, ...maintenance }) => ({ success: true, maintenance }),
  headers: async ({ exempt }, request, now): Promise<Record<string, string>> => {
    const passes =
      isExempt(request.headers.get(pageHeader) ?? "", exempt) ||
      (await isOperatorSession(readCookie(request, operatorCookie), now));
    return passes ? { [maintenancePassHeader]: "1" } : {};
  },
});
