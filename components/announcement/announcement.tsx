import { Icon } from "@/components/ui/icon";
import { StaticHtml } from "@/components/ui/static-html";
import { frameWords } from "@/lib/pages/frame-words";
import { localize } from "@/lib/site/current-language";
import { endpoints } from "@/lib/site/paths";
import { AnnouncementBar } from "./announcement-bar";
import { announcementIcons } from "./announcement-icons";
import { AnnouncementFirstPaint } from "./announcement-scripts";

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
            {announcementIcons}
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
