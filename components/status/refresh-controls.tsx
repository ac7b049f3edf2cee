import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/choice";
import { cx } from "@/components/ui/cx";
import type { LiveStatusWords } from "./live-words";
import type { HealthView } from "./use-health";

export function RefreshControls({ words, view }: { words: LiveStatusWords; view: HealthView }) {
  // The button has the width of its longer label, so that nothing moves.
  const longest = Math.max(words.refresh.length, words.refreshing.length);
  const auto = useRef<HTMLInputElement>(null);
  const { setAuto } = view;
  // Visitors may change the choice before this script runs.
  useEffect(() => {
    if (auto.current) setAuto(auto.current.checked);
  }, [setAuto]);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
      <CheckboxField
        ref={auto}
        label={words.autoRefresh}
        name="auto-refresh"
        checked={view.auto}
        onChange={(event) => setAuto(event.currentTarget.checked)}
      />
      <Button
        variant="secondary"
        onClick={view.refresh}
        aria-disabled={view.refreshing}
        className={cx("w-full sm:w-auto", longest > 12 ? "sm:min-w-52" : "sm:min-w-36")}
      >
        {view.refreshing ? words.refreshing : words.refresh}
      </Button>
    </div>
  );
}
