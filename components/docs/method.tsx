/** GET or POST as a plate of fixed width, so that paths line up. */
export function Method({ method }: { method: string }) {
  const tone =
    method === "get" ? "bg-sunken text-ink-soft ring-line" : "bg-accent-soft text-accent ring-accent/20";
  return (
    <span
      className={`w-12 shrink-0 rounded-md py-0.5 text-center font-medium font-mono text-xs uppercase leading-5 ring-1 ring-inset ${tone}`}
    >
      {method}
    </span>
  );
}
