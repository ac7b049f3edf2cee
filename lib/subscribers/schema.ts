import { z } from "zod";
import { fieldsIn } from "@/lib/platform/forms/fields";
import { inEachLanguage, type Language, mainLanguage } from "@/lib/site/language";
import { type ServiceId, serviceNames } from "@/lib/site/services";
import { subscriberWords } from "./words";

const ids = serviceNames.map(({ id }) => id) as [ServiceId, ...ServiceId[]];

/** Services that one request may name. */
const mostServices = 100;

/** What somebody wants to hear of. */
export interface SubscriptionChoice {
  services: ServiceId[];
  maintenance: boolean;
}

/** The box of a service in a form, which sends no lists. */
export const serviceFieldName = (id: ServiceId) => `service-${id}` as const;

type Boxes = Record<ReturnType<typeof serviceFieldName>, boolean>;

/** The ticked boxes and the list as one; every service ticked is a subscription to these, not to all that there will be. */
function choiceOf(sent: SubscriptionChoice & Boxes): SubscriptionChoice {
  const chosen = ids.filter((id) => sent.services.includes(id) || sent[serviceFieldName(id)]);
  return { services: chosen, maintenance: sent.maintenance };
}

/** The schemas of subscriptions, with the sentences of a language. */
function schemasOf(language: Language) {
  const { refusals: words } = subscriberWords[language];
  const services = z
    .array(z.enum(ids, { error: () => words.services({ services: ids.join(", ") }) }), {
      error: words.servicesList,
    })
    .max(mostServices, { error: () => words.servicesCount({ maximum: mostServices }) })
    .default([]);
  const maintenance = z.boolean({ error: words.maintenance }).default(false);
  const boxes = Object.fromEntries(
    ids.map((id) => [serviceFieldName(id), z.boolean({ error: words.service }).default(false)]),
  ) as Record<keyof Boxes, z.ZodDefault<z.ZodBoolean>>;
  const token = z.string({ error: words.incomplete }).min(1).max(200);
  const subscription = z.object({ email: fieldsIn(language).emailAddress, services, maintenance });
  return {
    subscription,
    form: subscription.extend(boxes).transform(({ email, ...sent }) => ({ email, ...choiceOf(sent) })),
    linked: z.object({ token }),
    changed: z
      .object({ token, services, maintenance, ...boxes })
      .transform(({ token: sent, ...rest }) => ({ token: sent, ...choiceOf(rest) })),
  };
}

const schemas = inEachLanguage(schemasOf);

/** A subscription as a program asks for it. Without services it is for all of them, whichever there will be. */
export const { subscription } = schemas[mainLanguage];

/** The same, or a form's boxes. */
export const subscriptionForms = inEachLanguage((language) => schemas[language].form);

export const subscriptionResponse = z.object({ message: z.string() });

/** What the buttons behind mailed links send. */
export const linkedSubscriptions = inEachLanguage((language) => schemas[language].linked);

export const changedSubscriptions = inEachLanguage((language) => schemas[language].changed);

/** Services as they are stored. Those that there are no more don't count. */
export const storedServices = (value: unknown): ServiceId[] =>
  ids.filter((id) => (value as string[]).includes(id));
