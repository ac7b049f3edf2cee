import { site } from "@/lib/site/brand";
import { inEachLanguage, type Language, type Translated } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { frameWords } from "./frame-words";
import { pageTable, type TableKey } from "./page-table";
import type { FrameWords } from "./words/frame/en";

export type NavItem = { label: string; href: string; external?: boolean };

interface Navigation {
  main: readonly NavItem[];
  signIn: NavItem;
  getStarted: NavItem;
  footer: readonly { title: string; items: readonly NavItem[] }[];
}

/** Footer links to pages that aren't in the table, by the page that each one follows. */
const following: Partial<Record<TableKey, (footer: FrameWords["footer"]) => NavItem>> = {
  pricing: ({ dashboard }) => ({ label: dashboard, href: site.app.dashboard, external: true }),
  documentation: ({ apiReference }) => ({ label: apiReference, href: paths.apiReference }),
};

const groups = ["product", "company", "developers", "legal"] as const;

function navigationIn(language: Language): Navigation {
  const { navigation: words, footer } = frameWords[language];
  const keys = Object.keys(pageTable) as TableKey[];
  const itemOf = (key: TableKey): NavItem => {
    const { path: href, label, meta } = pageTable[key];
    return { label: label?.[language] ?? meta[language].title, href };
  };
  const headerItemOf = (key: TableKey): NavItem => {
    const item = itemOf(key);
    return { ...item, label: pageTable[key].headerLabel?.[language] ?? item.label };
  };
  return {
    main: keys.filter((key) => pageTable[key].inHeader).map(headerItemOf),
    signIn: { label: words.signIn, href: site.app.login, external: true },
    getStarted: { label: words.getStarted, href: paths.signup },
    footer: groups.map((group) => ({
      title: footer[group],
      items: keys
        .filter((key) => pageTable[key].footer === group)
        .flatMap((key) => [itemOf(key), following[key]?.(footer) ?? []].flat()),
    })),
  };
}

/** The links of header, menu and footer, with paths that LocalLink prefixes with the page's language. */
export const navigation: Translated<Navigation> = inEachLanguage(navigationIn);
