import { ruleRows } from "@/lib/pages/feature-pictures";
import { type FeaturesWords, featuresWords } from "@/lib/pages/features";
import { localize } from "@/lib/site/current-language";

type SettingWords = FeaturesWords["pictures"]["rules"]["settings"];

const settings = ["allow", "review", "stop"] as const satisfies (keyof SettingWords)[];

const examples = {
  allow: "bg-allowed-soft text-allowed",
  review: "bg-review-soft text-review",
  stop: "bg-flagged-soft text-flagged",
} as const;

/** The setting of a category, one of three. */
function Switch({ value, words }: { value: keyof SettingWords; words: SettingWords }) {
  return (
    <span className="rule-switch">
      {settings.map((setting) => (
        <span key={setting} className={setting === value ? examples[setting] : undefined}>
          {words[setting]}
        </span>
      ))}
    </span>
  );
}

/** Two communities with different rules for the same categories. */
export async function RulesPicture() {
  const words = (await localize(featuresWords)).pictures.rules;
  return (
    <div className="grid gap-6">
      {(["game", "school"] as const).map((community) => (
        <div key={community} className="rounded-xl border border-line">
          <p className="border-b border-line px-4 py-3 text-[0.9375rem] leading-6 font-medium">
            {words.communities[community]}
          </p>
          <div className="grid gap-3 px-4 py-4">
            {ruleRows.map((row) => (
              <div
                key={row.category}
                className="grid items-center gap-x-4 gap-y-1.5 min-[26rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
              >
                <span className="text-[0.9375rem] leading-6 text-ink-soft">
                  {words.categories[row.category]}
                </span>
                <Switch value={row[community]} words={words.settings} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
