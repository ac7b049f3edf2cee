import { uploadSetting } from "@/lib/settings/http";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = uploadSetting;
