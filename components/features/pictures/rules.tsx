import { cx } from "@/components/ui/cx";
import { rulesPicture } from "@/lib/pages/feature-pictures";

const { communities, settings, rows } = rulesPicture;

const chosen = {
  Allow: "bg-allowed-soft text-allowed ring-allowed/30",
  Review: "bg-review-soft text-review ring-review/30",
  Stop: "bg-flagged-soft text-flagged ring-flagged/30",
} as const;

/** One setting per category, chosen among the three. */
function Switch({ value }: { value: (typeof settings)[number] }) {
  return (
    <span className="grid grid-cols-3 rounded-lg bg-sunken p-1 text-center text-[0.8125rem] leading-6">
      {settings.map((setting) => (
        <span
          key={setting}
          className={cx(
            "rounded-md",
            setting === value
              ? `font-medium ring-1 ring-inset forced-color-adjust-none ${chosen[setting]}`
              : "text-ink-faint",
          )}
        >
          {setting}
        </span>
      ))}
    </span>
  );
}

/** Two communities, the same categories, different lines. */
export function RulesPicture() {
  return (
    <div className="grid gap-6">
      {communities.map((community, index) => (
        <div key={community} className="rounded-xl border border-line">
          <p className="border-b border-line px-4 py-3 text-[0.9375rem] leading-6 font-medium">{community}</p>
          <div className="grid gap-3 px-4 py-4">
            {rows.map((row) => (
              <div
                key={row.category}
                className="grid items-center gap-x-4 gap-y-1.5 min-[26rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
              >
                <span className="text-[0.9375rem] leading-6 text-ink-soft">{row.category}</span>
                <Switch value={row.settings[index] ?? "Allow"} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
