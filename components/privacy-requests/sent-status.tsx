import { Notice } from "@/components/ui/notice";

/** Says that a form reached us, once its answer has led back here by the fragment `id`. */
export function SentStatus({ id, children }: { id: string; children: string }) {
  return (
    <div id={id} role="status" tabIndex={-1} className="hidden scroll-mt-24 outline-none target:block">
      <Notice tone="success">{children}</Notice>
    </div>
  );
}
