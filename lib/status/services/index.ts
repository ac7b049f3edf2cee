import "server-only";
import type { Measured } from "../define-service";
import { api } from "./api";
import { database } from "./database";
import { errors } from "./errors";
import { moderation } from "./moderation";

export { slowMs as moderationSlowMs } from "./moderation";

/** Every service of the status page, in the order in which it shows them. */
export const services = [api, database, moderation, errors] as const;

type ServiceId = (typeof services)[number]["id"];

/** What is shown of a service before anything was measured. */
export const serviceNames = services.map(({ id, name }) => ({ id, name }));

/** What one measurement of one service found. */
export type Finding = Measured & { service: ServiceId };
