import { paths } from "@/lib/paths";

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
