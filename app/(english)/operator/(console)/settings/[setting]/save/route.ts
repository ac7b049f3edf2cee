import { saveSetting } from "@/lib/settings/http";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = saveSetting;
