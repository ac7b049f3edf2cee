import { buttonClass } from "@/components/ui/button";
import { explanationLinkWords } from "@/lib/privacy/core/case-words";
import { casePaths } from "@/lib/site/staff-paths";
import { StepForm, type StepFormProps } from "./step-form";

/** Adds to the explanation in the answer. */
export function ExplainForm(props: StepFormProps) {
  const { id, explanation } = props.steps;
  return (
    <StepForm {...props} draft={explanation ?? ""}>
      <a href={casePaths.explanation(id)} className={buttonClass("secondary", "md", "justify-self-start")}>
        {explanationLinkWords.link}
      </a>
    </StepForm>
  );
}
