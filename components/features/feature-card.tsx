import { cx } from "@/components/ui/cx";
import { type FeatureKey, featuresWords } from "@/lib/pages/features";
import { localize } from "@/lib/site/current-language";
import { Picture } from "./pictures";

/** Drawings that are also shown on phones. */
const onPhones: readonly FeatureKey[] = ["vision"];

type FeatureCardProps = { feature: FeatureKey; className?: string };

const besideOnTablets = "md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-center md:max-lg:gap-10";

/**
 * A card with its drawing below the text. With `beside`, the drawing is next to the text if the card is as wide as the
 * page.
 */
export async function FeatureCard({ feature, beside, className }: FeatureCardProps & { beside?: boolean }) {
  const { title, text } = (await localize(featuresWords)).features[feature];
  return (
    <li
      className={cx(
        "flex min-w-0 flex-col gap-5 sm:gap-7 bg-surface p-5 sm:p-8",
        beside && besideOnTablets,
        className,
      )}
    >
      <div>
        <h3 className="text-heading">{title}</h3>
        <p className="mt-2 max-w-prose leading-6 text-ink-soft sm:leading-7">{text}</p>
      </div>
      <Picture
        name={feature}
        className={cx(
          "flex min-w-0 grow flex-col justify-end",
          !onPhones.includes(feature) && "max-sm:hidden",
        )}
      />
    </li>
  );
}

/** A card as wide as the page on the dark brand color, with the drawing next to the text. */
export async function DeepFeatureCard({ feature, className }: FeatureCardProps) {
  const { title, text } = (await localize(featuresWords)).features[feature];
  return (
    <li
      className={cx(
        "grid min-w-0 items-center gap-8 rounded-2xl bg-deep p-6 text-on-deep sm:p-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14 lg:p-14",
        className,
      )}
    >
      <div>
        <h3 className="text-title">{title}</h3>
        <p className="mt-4 max-w-prose text-lead text-on-deep-soft">{text}</p>
      </div>
      <Picture name={feature} />
    </li>
  );
}
