import { Icon } from "@/components/ui/icon";
import { announcementTypes } from "@/lib/settings/announcement";
import { announcementCopy } from "@/lib/site/navigation";
import { endpoints } from "@/lib/site/paths";
import { AnnouncementBar } from "./announcement-bar";
import { AnnouncementHint } from "./announcement-hint";

const outlines = {
  info: "info",
  success: "check-circle",
  warning: "alert-triangle",
  danger: "alert-circle",
} as const;

/** The operator's announcement above the header; nothing without JavaScript, since pages are built before it is written. */
export function Announcement() {
  return (
    <>
      <AnnouncementBar
        endpoint={endpoints.announcement}
        label={announcementCopy.label}
        icons={announcementTypes.map((type) => (
          <Icon key={type} name={outlines[type]} className={`announcement-icon size-5 is-${type}`} />
        ))}
        close={
          <>
            <Icon name="x" />
            <span className="sr-only">{announcementCopy.dismiss}</span>
          </>
        }
      />
      <AnnouncementHint />
    </>
  );
}
