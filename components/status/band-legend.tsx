/** What the band below the bars stands for. */
export function BandLegend({ children }: { children: string }) {
  return (
    <p className="mt-2 flex items-center gap-2 text-[0.8125rem] text-ink-soft">
      <span className="h-1.5 w-6 rounded-full bg-flagged forced-color-adjust-none" />
      {children}
    </p>
  );
}
