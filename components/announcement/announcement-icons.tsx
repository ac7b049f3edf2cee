import { Icon } from "@/components/ui/icon";
import { announcementTypes } from "@/lib/settings/announcement";

const names = {
  info: "info",
  success: "check-circle",
  warning: "alert-triangle",
  danger: "alert-circle",
} as const;

/** The icons of all types; CSS shows that of the announcement. */
export const announcementIcons = announcementTypes.map((type) => (
  <Icon key={type} name={names[type]} className={`announcement-icon size-5 is-${type}`} />
));
