import { z } from "zod";
import { toFields } from "@/lib/auth/forms/form-draft";
import { officeMoment } from "@/lib/platform/forms/office-moment";
import { serviceIds } from "@/lib/site/services";
import { incidentUpdate, newIncident, plannedMaintenance } from "./schema";

/** The field of a service: its impact, or in a plan a box. */
export const serviceField = (id: string) => `service-${id}`;

/** Says that a form showed the services, so that none chosen is none touched and not none changed. */
export const servicesShown = "services-shown";

/** A form's fields, those of the services as the one list that they stand for. */
function withServices(value: unknown): Record<string, unknown> {
  const { silent, [servicesShown]: isShown, ...fields } = toFields(value);
  const typed = serviceIds.filter((id) => fields[serviceField(id)]);
  const services = typed.map((id) => {
    const chosen = fields[serviceField(id)];
    return chosen === "on" ? { id } : { id, impact: chosen };
  });
  return {
    ...fields,
    ...(isShown !== undefined && { services }),
    ...(silent !== undefined && { silent: silent === "on" || silent }),
  };
}

/** The console’s form of an incident. */
export const incidentForm = z.preprocess(withServices, newIncident.omit({ kind: true }));

/** The console’s form of an update. */
export const updateForm = z.preprocess(withServices, incidentUpdate);

/** The console’s form of planned maintenance, whose moments are typed on the office's clock. */
export const planForm = z.preprocess(
  (value) => {
    const { startsAt, endsAt, services, closesSite, ...fields } = withServices(value);
    return {
      ...fields,
      kind: "maintenance",
      closesSite: closesSite === "on",
      startsAt: officeMoment(startsAt),
      endsAt: officeMoment(endsAt),
      ...(Array.isArray(services) && { services: services.map(({ id }) => id) }),
    };
  },
  plannedMaintenance.safeExtend({
    show: z.literal("preview").optional(),
    confirmed: z.literal("on").optional(),
  }),
);
