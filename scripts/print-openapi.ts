import { openApiDocument } from "@/lib/openapi/document";

/** Prints the OpenAPI document without a running site. */
console.log(JSON.stringify(openApiDocument(), null, 2));
