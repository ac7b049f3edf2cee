import { settingForm } from "@/lib/settings/http";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = settingForm("maintenance");
