import "server-only";
import { type ServiceId, serviceNames } from "@/lib/site/services";
import type { Measurement } from "../define-service";
import { api } from "./api";
import { database } from "./database";
import { errors } from "./errors";
import { moderation } from "./moderation";

export { slowMs as moderationSlowMs } from "./moderation";

type Probes = { [Id in ServiceId]: { id: Id; measure: (now: Date) => Promise<Measurement> } };

/** The probe of each service; a missing one is a type error. */
const probes: Probes = { api, database, moderation, errors };

/** All services of the status page, in its order. */
export const services = serviceNames.map(({ id }) => probes[id]);

/** The result of one measurement of one service. */
export type Finding = Measurement & { service: ServiceId };
