import { Fragment } from "react";
import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { IfAllowed } from "@/components/console/if-allowed";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cx } from "@/components/ui/cx";
import { CheckboxField, TextField } from "@/components/ui/field";
import { FieldError } from "@/components/ui/field-messages";
import { draftFields, errorOf, type FormDraftValues } from "@/lib/auth/forms/form-draft";
import { lengths } from "@/lib/platform/forms/lengths";
import { consolePaths, webhookPaths } from "@/lib/site/staff-paths";
import { findEvent, subscribableTypes } from "@/lib/webhooks/events";
import { type EndpointResponse, eventField } from "@/lib/webhooks/schema";
import { webhooksWords as words } from "@/lib/webhooks/words";

const { fields: names } = words;

type EndpointFormProps = FormDraftValues & {
  /** The endpoint to edit; null for a new one. */
  endpoint: EndpointResponse | null;
};

/** The draft, or the stored values if there is none. */
function valuesOf({ values, endpoint }: Pick<EndpointFormProps, "values" | "endpoint">) {
  if (Object.keys(values).length > 0) return values;
  const checkedFields = (endpoint?.events ?? []).map((type) => [eventField(type), "on"]);
  return {
    ...Object.fromEntries(checkedFields),
    description: endpoint?.description ?? "",
    ...(endpoint?.receivesAccount && { receivesAccount: "on" }),
  } as Record<string, string>;
}

/** Adds an endpoint, or changes its events. Every event is a checkbox. */
export function EndpointForm({ endpoint, fields, ...form }: EndpointFormProps) {
  const values = valuesOf({ ...form, endpoint });
  const named = draftFields({ values, fields });
  const error = errorOf(fields, "events");
  const page = endpoint ? webhookPaths.endpoint(endpoint.id) : webhookPaths.add;
  return (
    <Card className="p-5 sm:p-6">
      <form method="post" action={consolePaths.save(page)} className="grid gap-6">
        <IdempotencyKeyField />
        {!endpoint && (
          <TextField
            {...named("url")}
            label={names.url}
            hint={names.urlHint}
            required
            maxLength={lengths.link}
            inputMode="url"
            spellCheck={false}
            autoCapitalize="none"
          />
        )}
        <TextField
          {...named("description")}
          label={names.description}
          hint={names.descriptionHint}
          optional
          maxLength={lengths.company}
        />
        <fieldset aria-describedby={error ? "events-error" : undefined}>
          <legend className="mb-1 text-[0.9375rem] leading-6 font-medium">{names.events}</legend>
          <FieldError id="events-error">{error}</FieldError>
          <div className={cx("grid gap-x-6", !endpoint && "sm:grid-cols-2")}>
            {subscribableTypes.map((type) => (
              <CheckboxField
                key={type}
                name={eventField(type)}
                defaultChecked={values[eventField(type)] === "on"}
                label={
                  <>
                    <span className="block font-mono text-[0.875rem] wrap-anywhere">
                      {type.split(/(?<=[._])/).map((part) => (
                        <Fragment key={part}>
                          {part}
                          <wbr />
                        </Fragment>
                      ))}
                    </span>
                    <span className="block text-[0.875rem] leading-5 text-ink-soft">
                      {`When ${findEvent(type)?.when.en}`}
                    </span>
                  </>
                }
              />
            ))}
          </div>
        </fieldset>
        <IfAllowed
          right="accounts:read"
          otherwise={endpoint?.receivesAccount && <input type="hidden" name="receivesAccount" value="on" />}
        >
          <CheckboxField
            name="receivesAccount"
            label={<span className="font-medium">{names.receivesAccount}</span>}
            hint={names.receivesAccountHint}
            defaultChecked={values.receivesAccount === "on"}
            error={errorOf(fields, "receivesAccount")}
          />
        </IfAllowed>
        <Button type="submit" size={endpoint ? "md" : "lg"} className="justify-self-start">
          {endpoint ? words.saveButton : words.newButton}
        </Button>
      </form>
    </Card>
  );
}
