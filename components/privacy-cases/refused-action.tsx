import { ConfirmButton } from "@/components/console/confirm-button";
import { IfAllowed } from "@/components/console/if-allowed";
import { Moment } from "@/components/console/moment";
import { Collapsible } from "@/components/ui/collapsible";
import { Notice } from "@/components/ui/notice";
import type { RefusedAction } from "@/lib/desk/held-actions";
import { caseWords } from "@/lib/privacy/core/case-words";
import { nameOfAction } from "@/lib/privacy/core/undoable";
import { casePaths } from "@/lib/site/staff-paths";

const words = caseWords.refused;

type RefusedActionNoticeProps = {
  action: RefusedAction;
  /** Whether its text is in a form of this page. */
  isShownInForm: boolean;
};

/** What was ordered and not carried out, in the words of its author, until it is sent again or discarded. */
export function RefusedActionNotice({ action, isShownInForm }: RefusedActionNoticeProps) {
  const { id, subjectId, fields, refusal, dueAt, orderedBy } = action;
  const { name, isViewer } = orderedBy;
  const { text, whatChanged, withoutReports } = fields;
  const texts = [text, whatChanged, withoutReports].filter(Boolean);
  const advice = isViewer ? words.inForm.mine : words.inForm.ordered(name);
  return (
    <Notice
      tone="danger"
      role="alert"
      // Its author just waited for the result.
      focused={isShownInForm && isViewer}
      title={`${words.title}: ${nameOfAction(fields)}`}
    >
      <p>{refusal}</p>
      <p className="mt-2">
        <bdi>{isViewer ? words.mine : words.ordered(name)}</bdi> <Moment at={dueAt} />
      </p>
      <IfAllowed right="cases:write">
        <p className="mt-2">{isShownInForm ? advice : words.noForm}</p>
      </IfAllowed>
      {texts.length > 0 && (
        <Collapsible
          summary={isViewer ? words.text.mine : words.text.ordered(name)}
          open={!isShownInForm}
          className="mt-3 bg-surface"
        >
          {texts.map((text) => (
            <p key={text} dir="auto" className="leading-6 wrap-anywhere whitespace-pre-wrap not-first:mt-2">
              {text}
            </p>
          ))}
        </Collapsible>
      )}
      <IfAllowed right="cases:write">
        <div className="mt-4">
          <ConfirmButton
            label={words.discard}
            of={nameOfAction(fields)}
            lead={words.discardLead}
            action={casePaths.discard(subjectId)}
            fields={{ refused: id }}
          />
        </div>
      </IfAllowed>
    </Notice>
  );
}
