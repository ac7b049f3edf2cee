import { type FieldRule, honeypot } from "./spec";

export type Payload = Record<string, string | boolean>;

/** The fields of a form as JSON for its endpoint, checkboxes as true or false. */
export function readPayload(fields: readonly Pick<FieldRule, "kind" | "name">[], data: FormData): Payload {
  const payload: Payload = {};
  for (const { kind, name } of fields) {
    payload[name] = kind === "check" ? data.has(name) : String(data.get(name) ?? "");
  }
  const filledIn = data.get(honeypot);
  if (filledIn) payload[honeypot] = String(filledIn);
  return payload;
}

function findError(
  field: FieldRule,
  value: string | boolean | undefined,
  mistyped: boolean,
): string | undefined {
  const text = typeof value === "string" ? value : "";
  const empty = field.kind === "check" ? value !== true : text.trim() === "";
  const { missing, mistyped: noAddress, short, long } = field.errors;
  if (empty) return missing;
  if (mistyped) return noAddress;
  if (short && text.length < short.length) return short.sentence;
  return long && text.length > long.length ? long.sentence : undefined;
}

/**
 * Checks a form before it is sent, with the server's error messages.
 * @param isMistyped whether the browser considers the value of the field an invalid address
 * @returns messages by field; empty if all are valid
 */
export function findErrors(
  fields: readonly FieldRule[],
  payload: Payload,
  isMistyped: (name: string) => boolean,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const sentence = findError(field, payload[field.name], field.kind === "email" && isMistyped(field.name));
    if (sentence) errors[field.name] = sentence;
  }
  return errors;
}
