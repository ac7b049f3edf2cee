import { settingForm } from "@/lib/http/setting-form";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = settingForm("maintenance");
