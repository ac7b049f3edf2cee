import { z } from "zod";
import { fieldsIn } from "@/lib/platform/forms/fields";
import { inEachLanguage, type Language, mainLanguage } from "@/lib/site/language";
import { type ServiceId, serviceNames } from "@/lib/site/services";
import { subscriberWords } from "./words";

const ids = serviceNames.map(({ id }) => id) as [ServiceId, ...ServiceId[]];

/** The maximum number of services in a request. */
const maxServices = 100;

/** A subscriber's selection. */
export interface SubscriptionChoice {
  services: ServiceId[];
  maintenance: boolean;
}

/** The name of a service's checkbox in a form, because forms can't send lists. */
export const serviceFieldName = (id: ServiceId) => `service-${id}` as const;

type Boxes = Record<ReturnType<typeof serviceFieldName>, boolean>;

/** Combines the checkboxes and the list. All checkboxes checked means exactly these services, not future ones. */
function choiceOf(input: SubscriptionChoice & Boxes): SubscriptionChoice {
  const chosenIds = ids.filter((id) => input.services.includes(id) || input[serviceFieldName(id)]);
  return { services: chosenIds, maintenance: input.maintenance };
}

/** The schemas of subscriptions, with error messages in a language. */
function schemasOf(language: Language) {
  const { refusals: words } = subscriberWords[language];
  const services = z
    .array(z.enum(ids, { error: () => words.services({ services: ids.join(", ") }) }), {
      error: words.servicesList,
    })
    .max(maxServices, { error: () => words.servicesCount({ maximum: maxServices }) })
    .default([]);
  const maintenance = z.boolean({ error: words.maintenance }).default(false);
  const boxes = Object.fromEntries(
    ids.map((id) => [serviceFieldName(id), z.boolean({ error: words.service }).default(false)]),
  ) as Record<keyof Boxes, z.ZodDefault<z.ZodBoolean>>;
  const token = z.string({ error: words.incomplete }).min(1).max(200);
  const subscription = z.object({ email: fieldsIn(language).emailAddress, services, maintenance });
  return {
    subscription,
    form: subscription.extend(boxes).transform(({ email, ...choice }) => ({ email, ...choiceOf(choice) })),
    linked: z.object({ token }),
    changed: z
      .object({ token, services, maintenance, ...boxes })
      .transform(({ token, ...rest }) => ({ token, ...choiceOf(rest) })),
  };
}

const schemas = inEachLanguage(schemasOf);

/** A subscription through the API. Without services it includes all, also future ones. */
export const { subscription: subscriptionSchema } = schemas[mainLanguage];

/** A subscription through the API or from a form with checkboxes. */
export const subscriptionFormSchemas = inEachLanguage((language) => schemas[language].form);

export const subscriptionResponse = z.object({ message: z.string() });

/** The forms behind emailed links. */
export const subscriptionLinkSchemas = inEachLanguage((language) => schemas[language].linked);

export const subscriptionChangeSchemas = inEachLanguage((language) => schemas[language].changed);

/** The stored services, without those that no longer exist. */
export const storedServices = (value: unknown): ServiceId[] =>
  ids.filter((id) => (value as string[]).includes(id));
