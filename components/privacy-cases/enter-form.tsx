import { BackLink, ConsoleHead } from "@/components/console/console-head";
import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Collapsible } from "@/components/ui/collapsible";
import { CheckboxField, SelectField, TextArea, TextField } from "@/components/ui/field";
import { draftFields, errorOf, type FormDraftValues } from "@/lib/auth/forms/form-draft";
import { lengths } from "@/lib/platform/forms/lengths";
import { agentRoles } from "@/lib/privacy/core/agent";
import { caseWords, enterWords as words } from "@/lib/privacy/core/case-words";
import { complaintType, lawOf, laws, regionsOf, requestTypeLabel, requestTypesOf } from "@/lib/privacy/laws";
import { lowerFirst, upperFirst } from "@/lib/site/first-letter";
import { englishName, languages } from "@/lib/site/language";
import { casePaths } from "@/lib/site/staff-paths";

const kindOptions = [
  { value: "", label: words.chooseKind },
  ...laws.flatMap(({ id: law }) =>
    [...requestTypesOf(law), complaintType].map((requestType) => ({
      value: `${law}:${requestType}`,
      // The law first, because phones cut a long label.
      label: `${upperFirst(lawOf(law).name)}: ${lowerFirst(requestTypeLabel(law, requestType))}`,
    })),
  ),
];

/** The regions of all laws that have several, each with its law. */
const regionOptions = [
  { value: "", label: words.noRegion },
  ...laws.flatMap(({ id, name }) =>
    regionsOf(id).map(({ code, name: place }) => ({ value: code, label: `${place} (${name})` })),
  ),
];

const affirmations = laws.flatMap(({ id }) => lawOf(id).affirmations);

const languageOptions = languages.map((value) => ({ value, label: englishName(value) }));

const channels = Object.entries(words.channels).map(([value, label]) => ({ value, label }));

const agentRoleOptions = agentRoles.map((value) => ({ value, label: words.agentRoles[value] }));

/** Staff enter another person's data here, so the browser must neither suggest nor store it. */
const anothers = { autoComplete: "off" } as const;

type EnterFormProps = FormDraftValues & {
  /** Today's date in the office's time zone. */
  today: string;
};

/** Records a request that didn't come through the website: with the same data, the same deadlines and the same receipt. */
export function EnterForm({ values, fields, today }: EnterFormProps) {
  const named = draftFields({ values, fields });
  const checkboxProps = (name: string) => ({
    name,
    defaultChecked: values[name] === "on",
    error: errorOf(fields, name),
  });
  const hasAgent = ["agentName", "agentEmail", "agentPermission"].some(
    (name) => values[name] || fields[name],
  );
  return (
    <div className="max-w-2xl">
      <BackLink href={casePaths.queue}>{caseWords.back}</BackLink>
      <ConsoleHead title={words.title} lead={words.lead} />
      <Card>
        <form action={casePaths.entries} method="post" className="grid gap-6">
          <IdempotencyKeyField />
          <SelectField {...named("kind")} label={words.kind} required options={kindOptions} />
          <SelectField
            {...named("region")}
            label={words.region}
            hint={words.regionHint}
            options={regionOptions}
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <SelectField {...named("channel")} label={words.channel} options={channels} />
            <TextField
              {...named("receivedOn", today)}
              type="date"
              label={words.receivedOn}
              max={today}
              required
            />
          </div>
          <TextField
            {...named("email")}
            {...anothers}
            type="email"
            label={words.email}
            required
            maxLength={lengths.email}
          />
          <SelectField {...named("language")} label={words.language} options={languageOptions} />
          <TextArea
            {...named("description")}
            label={words.description}
            optional
            rows={5}
            autoComplete="off"
          />
          {affirmations.map(({ name, entered }) => (
            <CheckboxField key={name} {...checkboxProps(name)} label={entered} />
          ))}
          <Collapsible summary={words.agent} open={hasAgent}>
            <div className="grid gap-5">
              <SelectField {...named("filedBy")} label={words.filedBy} options={agentRoleOptions} />
              <TextField
                {...named("agentName")}
                {...anothers}
                label={words.agentName}
                maxLength={lengths.name}
              />
              <TextField
                {...named("agentEmail")}
                {...anothers}
                type="email"
                label={words.agentEmail}
                maxLength={lengths.email}
              />
              <CheckboxField {...checkboxProps("agentPermission")} label={words.agentPermission} />
            </div>
          </Collapsible>
          <button type="submit" className={buttonClass("primary", "lg", "justify-self-start")}>
            {words.button}
          </button>
        </form>
      </Card>
    </div>
  );
}
