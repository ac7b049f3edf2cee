import { z } from "zod";
import { emailAddress } from "@/lib/platform/forms/fields";
import { type ServiceId, serviceNames } from "@/lib/site/services";

const ids = serviceNames.map(({ id }) => id) as [ServiceId, ...ServiceId[]];

const services = z
  .array(z.enum(ids, { error: `Services must be among ${ids.join(", ")}.` }), {
    error: "Services must be a list.",
  })
  .max(100, { error: "Services must be at most 100." })
  .default([]);

const maintenance = z.boolean({ error: "Maintenance must be true or false." }).default(false);

/** A subscription as a program asks for it. Without services it is for all of them, whichever there will be. */
export const subscription = z.object({ email: emailAddress, services, maintenance });

/** What somebody wants to hear of. */
export interface Choice {
  services: ServiceId[];
  maintenance: boolean;
}

/** The box of a service in a form, which sends no lists. */
export const boxOf = (id: ServiceId) => `service-${id}` as const;

const boxes = Object.fromEntries(
  ids.map((id) => [boxOf(id), z.boolean({ error: "A service is true or false." }).default(false)]),
) as Record<ReturnType<typeof boxOf>, z.ZodDefault<z.ZodBoolean>>;

type Sent = Choice & Record<keyof typeof boxes, boolean>;

/** The ticked boxes and the list as one; every service ticked is a subscription to these, not to all that there will be. */
function choiceOf(sent: Sent): Choice {
  const chosen = ids.filter((id) => sent.services.includes(id) || sent[boxOf(id)]);
  return { services: chosen, maintenance: sent.maintenance };
}

/** The same, or a form's boxes. */
export const subscriptionForm = subscription
  .extend(boxes)
  .transform(({ email, ...sent }) => ({ email, ...choiceOf(sent) }));

export const subscriptionAnswer = z.object({ message: z.string() });

const token = z.string({ error: "The link is incomplete." }).min(1).max(200);

/** What the buttons behind mailed links send. */
export const linkedSubscription = z.object({ token });

export const changedSubscription = z
  .object({ token, services, maintenance, ...boxes })
  .transform(({ token: sent, ...rest }) => ({ token: sent, ...choiceOf(rest) }));

/** Services as they are stored. Those that there are no more don't count. */
export const storedServices = (value: unknown): ServiceId[] =>
  ids.filter((id) => (value as string[]).includes(id));
