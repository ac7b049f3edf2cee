import { operations } from "@/lib/operations";
import type { SiteOperation } from "@/lib/platform/openapi/operation";
import { documentOperation } from "@/lib/platform/operations/document";

/** This website's own endpoints, from the definitions that its handlers are made of. */
export const siteOperations: readonly SiteOperation[] = operations.flatMap(documentOperation);
