import { z } from "zod";
import { asFields, utcMoment } from "@/lib/console/typed-form";
import { newIncident, plannedMaintenance } from "./schema";

/** The console’s form of an incident. */
export const incidentForm = newIncident.omit({ kind: true });

/** The console’s form of planned maintenance, whose moments are typed in UTC. */
export const planForm = z.preprocess((value) => {
  const fields = asFields(value);
  return {
    ...fields,
    kind: "maintenance",
    startsAt: utcMoment(fields.startsAt),
    endsAt: utcMoment(fields.endsAt),
  };
}, plannedMaintenance);
