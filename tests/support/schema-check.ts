import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { openApiDocument } from "@/lib/openapi/document";

/**
 * Validates values against a schema of the OpenAPI document, with a validator that shares no code with its generator.
 * @param pointer such as "/components/schemas/TextRequest"
 * @returns the validator's message; empty if the value is valid
 */
export function schemaCheck(document: ReturnType<typeof openApiDocument>) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, "openapi");
  return (pointer: string, value: unknown): string[] => {
    const validate = ajv.compile({ $ref: `openapi#${pointer}` });
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
