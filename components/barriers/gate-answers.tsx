import { Notice } from "@/components/ui/notice";

/**
 * The gate's errors for browsers without JavaScript: the fragment of the address shows one. With JavaScript, the form
 * shows it.
 */
export function GateAnswers({ answers }: { answers: Record<string, string> }) {
  return (
    <noscript>
      {Object.entries(answers).map(([id, sentence]) => (
        <div key={id} id={id} tabIndex={-1} className="gate-answer outline-none">
          <Notice tone="danger" role="alert">
            {sentence}
          </Notice>
        </div>
      ))}
    </noscript>
  );
}
