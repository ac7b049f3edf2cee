import { settingRoute } from "@/lib/http/setting-route";

export const { GET, PUT, POST, PATCH, DELETE, OPTIONS } = settingRoute({
  key: "announcement",
  answer: (announcement) => ({ success: true, announcement }),
});
