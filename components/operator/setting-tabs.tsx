import {
  announcementCopy,
  logoCopy,
  maintenanceCopy,
  protectionCopy,
  settingsCopy,
} from "@/lib/settings/words";
import { consolePaths } from "@/lib/site/paths";

const tabs = [
  { label: maintenanceCopy.title, href: consolePaths.maintenance },
  { label: protectionCopy.title, href: consolePaths.protection },
  { label: announcementCopy.title, href: consolePaths.announcement },
  { label: logoCopy.title, href: consolePaths.logo },
];

/** From one setting to the others. */
export function SettingTabs({ current }: { current: string }) {
  return (
    <nav aria-label={settingsCopy.tabs} className="mb-6 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {tabs.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === current ? "page" : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-[0.9375rem] font-medium text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
