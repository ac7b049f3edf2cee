import { settingRoute } from "@/lib/http/setting-route";

export const { GET, PUT, POST, PATCH, DELETE, OPTIONS } = settingRoute({
  key: "protection",
  answer: ({ enabled }) => ({ enabled }),
});
