import { Icon } from "@/components/ui/icon";
import { StaticHtml } from "@/components/ui/static-html";
import { frameWords } from "@/lib/pages/frame-words";
import { announcementTypes } from "@/lib/settings/announcement";
import { localize } from "@/lib/site/current-language";
import { endpoints } from "@/lib/site/paths";
import { AnnouncementBar } from "./announcement-bar";
import { AnnouncementFirstPaint } from "./announcement-scripts";

const outlines = {
  info: "info",
  success: "check-circle",
  warning: "alert-triangle",
  danger: "alert-circle",
} as const;

/** The operator's announcement above the header. It needs JavaScript, because pages are built before it is written. */
export async function Announcement() {
  const { announcement } = await localize(frameWords);
  return (
    <>
      <AnnouncementBar
        endpoint={endpoints.announcement}
        label={announcement.label}
        icons={
          <StaticHtml as="span" className="contents">
            {announcementTypes.map((type) => (
              <Icon key={type} name={outlines[type]} className={`announcement-icon size-5 is-${type}`} />
            ))}
          </StaticHtml>
        }
        close={
          <StaticHtml as="span">
            <Icon name="x" />
            <span className="sr-only">{announcement.dismiss}</span>
          </StaticHtml>
        }
      />
      <AnnouncementFirstPaint />
    </>
  );
}
