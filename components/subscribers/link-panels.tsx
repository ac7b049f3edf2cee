import { Notice } from "@/components/ui/notice";

type Panel = { id: string; tone: "success" | "danger"; title: string; body?: string };

/** What a button of a mailed link's page ended at: shown by the fragment alone, so that it needs no script. */
export function LinkPanels({ panels }: { panels: readonly Panel[] }) {
  return panels.map(({ id, tone, title, body }) => (
    <div
      key={id}
      id={id}
      role="status"
      tabIndex={-1}
      className="mb-6 hidden scroll-mt-24 outline-none target:block"
    >
      <Notice tone={tone} title={title}>
        {body}
      </Notice>
    </div>
  ));
}
