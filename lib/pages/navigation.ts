import { presentedLaws } from "@/lib/privacy/law-words";
import { site } from "@/lib/site/brand";
import { paths } from "@/lib/site/paths";
import { pagePath } from "./metadata";

export type NavItem = { label: string; href: string; external?: boolean };

export const mainNavigation: readonly NavItem[] = [
  { label: "Home", href: paths.home },
  { label: "Features", href: paths.features },
  { label: "Pricing", href: paths.pricing },
  { label: "About", href: paths.about },
  { label: "Contact", href: paths.contact },
];

export const signIn: NavItem = { label: "Sign In", href: site.app.login, external: true };
export const getStarted: NavItem = { label: "Get Started", href: paths.signup };

export const footerNavigation: readonly { title: string; items: readonly NavItem[] }[] = [
  {
    title: "Product",
    items: [
      { label: "Features", href: paths.features },
      { label: "Pricing", href: paths.pricing },
      { label: "Dashboard", href: site.app.dashboard, external: true },
      { label: "Status", href: paths.status },
    ],
  },
  {
    title: "Developers",
    items: [
      { label: "Documentation", href: paths.documentation },
      { label: "API Reference", href: paths.apiReference },
    ],
  },
  {
    title: "Company",
    items: [
      { label: "About", href: paths.about },
      { label: "Contact", href: paths.contact },
    ],
  },
  {
    title: "Legal",
    items: [
      { label: "Privacy Policy", href: paths.privacy },
      { label: "Terms of Service", href: paths.terms },
      { label: "Data Retention", href: paths.dataRetention },
      ...presentedLaws.map(({ name, page }) => ({ label: name, href: pagePath(page) })),
      { label: "Privacy Request", href: paths.privacyRequest },
    ],
  },
];

export const layoutCopy = {
  skip: "Skip to content",
  mainNav: "Main",
  footerNav: "Footer",
  home: `${site.name} home`,
  openMenu: "Open menu",
  closeMenu: "Close menu",
  darkTheme: "Switch to dark theme",
  lightTheme: "Switch to light theme",
  newTab: "(opens in a new tab)",
  footerLine: "Content moderation that acts before harm spreads, and deletes what it has read.",
} as const;

export const announcementCopy = { label: "Announcement", dismiss: "Dismiss announcement" } as const;
