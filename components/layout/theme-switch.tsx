import { Icon } from "@/components/ui/icon";
import { StaticHtml } from "@/components/ui/static-html";
import { ThemeButton } from "./theme-button";

/** The button of every header that changes the theme, with its icon and label for each. */
export function ThemeSwitch({ words }: { words: { darkTheme: string; lightTheme: string } }) {
  return (
    <ThemeButton>
      <StaticHtml as="span">
        <Icon name="moon" className="size-5 dark:hidden" />
        <span className="sr-only dark:hidden">{words.darkTheme}</span>
        <Icon name="sun" className="hidden size-5 dark:block" />
        <span className="sr-only not-dark:hidden">{words.lightTheme}</span>
      </StaticHtml>
    </ThemeButton>
  );
}
