import { accessWords } from "@/lib/access/words";
import { announcementQueueWords } from "@/lib/announcements/words";
import { type SettingKey, settingList } from "@/lib/settings";
import { settingsWords } from "@/lib/settings/words";
import { consolePaths } from "@/lib/site/staff-paths";

/** Pages related to a setting. */
const relatedPages: { [K in SettingKey]?: { key: string; title: string; href: string } } = {
  protection: { key: "access", title: accessWords.tab, href: consolePaths.access },
  announcement: { key: "announcements", title: announcementQueueWords.tab, href: consolePaths.announcements },
};

const tabs = settingList.flatMap(({ key, title }) => {
  const links = relatedPages[key];
  return [{ key: String(key), title, href: consolePaths.setting(key) }, ...(links ? [links] : [])];
});

/** Links to the settings and their related pages. */
export function SettingTabs({ current }: { current?: string }) {
  return (
    <nav aria-label={settingsWords.tabs} className="mb-6 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {tabs.map(({ key, title, href }) => (
          <li key={key}>
            <a
              href={href}
              aria-current={key === current ? "page" : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-[0.9375rem] font-medium text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
