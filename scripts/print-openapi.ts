import { openApiDocument } from "@/lib/openapi/document";

/** Prints the OpenAPI document, for tools that want it without a running site. */
console.log(JSON.stringify(openApiDocument(), null, 2));
