import { paths } from "./paths";

/** Travels to the browser with every page, so it is small and imports nothing. */
export const errorCopy = {
  title: "This page gave way",
  lead: "Something on our side failed while the page was put together. Trying again often helps; the status page says whether more is wrong.",
  retry: "Try again",
  status: { label: "System status", href: "/status" },
  reference: "If you write to us, mention reference",
} as const;

export const notFoundCopy = {
  meta: "Page not found",
  code: "404",
  title: "There is a gap here",
  lead: "The page you asked for isn't at this address. It may have moved, or the link may have lost a piece on its way.",
  home: { label: "Back to the home page", href: paths.home },
  places: [
    { label: "Documentation", href: paths.documentation },
    { label: "Pricing", href: paths.pricing },
    { label: "System status", href: paths.status },
    { label: "Contact", href: paths.contact },
  ],
  placesLabel: "Pages people look for",
} as const;
