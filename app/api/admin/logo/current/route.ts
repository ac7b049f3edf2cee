import { settingRoute } from "@/lib/settings/http";

export const { GET, PUT, POST, PATCH, DELETE, OPTIONS } = settingRoute("logo");
