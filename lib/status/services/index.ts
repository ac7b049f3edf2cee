import "server-only";
import { type ServiceId, serviceNames } from "@/lib/site/services";
import type { Measurement } from "../define-service";
import { api } from "./api";
import { database } from "./database";
import { errors } from "./errors";
import { moderation } from "./moderation";

export { slowMs as moderationSlowMs } from "./moderation";

type Probes = { [Id in ServiceId]: { id: Id; measure: (now: Date) => Promise<Measurement> } };

/** How each service is measured; one without is a type error. */
const probes: Probes = { api, database, moderation, errors };

/** Every service of the status page, in the order in which it shows them. */
export const services = serviceNames.map(({ id }) => probes[id]);

/** What one measurement of one service found. */
export type Finding = Measurement & { service: ServiceId };
