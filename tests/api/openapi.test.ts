import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApiDocument } from "@/lib/openapi/document";
import { formOperations } from "@/lib/openapi/site/forms";
import { siteOperations } from "@/lib/openapi/site/operations";
import { schemaCheck } from "../support/schema-check";
import { type Site, startSite } from "../support/site";

const check = schemaCheck(openApiDocument());
let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe("this site answers as its OpenAPI document says", () => {
  it.each(siteOperations.filter(({ method }) => method === "get"))("GET $path", async ({ path, answer }) => {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(200);
    expect(check(`/components/schemas/${answer.name}`, await response.json())).toEqual([]);
  });

  it.each(siteOperations.filter(({ request }) => request))(
    "$method $path refuses what doesn't fit",
    async ({ method, path, refusals }) => {
      const response = await fetch(site.url + path, {
        method: method.toUpperCase(),
        headers: { "Content-Type": "application/json" },
        body: "[]",
      });
      expect(refusals).toContain(response.status);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(check("/components/schemas/Problem", await response.json())).toEqual([]);
    },
  );

  it.each(formOperations)("$method $path takes the documented example", async ({ path, request, answer }) => {
    const response = await site.post(path, request?.example);
    expect(response.status).toBe(200);
    expect(check(`/components/schemas/${answer.name}`, await response.json())).toEqual([]);
  });
});
