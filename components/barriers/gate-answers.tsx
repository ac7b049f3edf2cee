import { Notice } from "@/components/ui/notice";

/**
 * What a plain form post that was refused comes back to: the address names the sentence that is shown. With JavaScript
 * the form itself says it.
 */
export function GateAnswers({ answers }: { answers: Record<string, string> }) {
  return (
    <noscript>
      {Object.entries(answers).map(([id, sentence]) => (
        <div key={id} id={id} className="gate-answer">
          <Notice tone="danger" role="alert">
            {sentence}
          </Notice>
        </div>
      ))}
    </noscript>
  );
}
