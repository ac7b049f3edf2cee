import { z } from "zod";
import { toFields } from "@/lib/auth/forms/form-draft";
import { parseOfficeMoment } from "@/lib/platform/forms/office-moment";
import { serviceIds } from "@/lib/site/services";
import { incidentUpdate, newIncident, plannedMaintenance } from "./schema";

/** The field name of a service: its impact, or a checkbox for planned maintenance. */
export const serviceField = (id: string) => `service-${id}`;

/** Marks that the form showed the services, so that selecting none means that none is affected, not that nothing changed. */
export const servicesShown = "services-shown";

/** A form's fields, with those of the services combined into a list. */
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

/** The button that was pressed: whether what was typed is only shown. */
const show = z.literal("preview").optional();

/** A time that may be left empty. */
const optionalMoment = (typed: unknown) => (typed === "" ? undefined : parseOfficeMoment(typed));

/** The console’s form of an incident, whose times are in the office's time zone. */
export const incidentForm = z.preprocess(
  (value) => {
    const { startsAt, endsAt, ...fields } = withServices(value);
    return { ...fields, startsAt: optionalMoment(startsAt), endsAt: optionalMoment(endsAt) };
  },
  newIncident.omit({ kind: true }).extend({ show }),
);

/** The console’s form of an update. */
export const updateForm = z.preprocess(withServices, incidentUpdate.extend({ show }));

/** The console’s form of planned maintenance, whose times are in the office's time zone. */
export const planForm = z.preprocess(
  (value) => {
    const { startsAt, endsAt, services, closesSite, ...fields } = withServices(value);
    return {
      ...fields,
      kind: "maintenance",
      closesSite: closesSite === "on",
      startsAt: parseOfficeMoment(startsAt),
      endsAt: parseOfficeMoment(endsAt),
      ...(Array.isArray(services) && { services: services.map(({ id }) => id) }),
    };
  },
  plannedMaintenance.safeExtend({
    show,
    confirmed: z.literal("on").optional(),
  }),
);
