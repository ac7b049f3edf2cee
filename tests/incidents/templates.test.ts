import { expect, it } from "vitest";
import { fillTemplate, incidentTemplates } from "@/lib/incidents/templates";
import { serviceIds } from "@/lib/site/services";

const [first = "", second = ""] = serviceIds;

it("templates are complete sentences for no service, one and several", () => {
  const message = (services: readonly string[]) => fillTemplate("provider", services)?.message.split(". ")[0];
  expect(message([])).toBe("A provider that the service depends on is having problems");
  expect(message([first])).toBe("A provider that the API depends on is having problems");
  expect(message([first, second])).toBe(
    "A provider that the API and the database depend on is having problems",
  );
  expect(fillTemplate("no-answer", [])).toMatchObject({
    title: "The service is not responding",
    message: expect.stringMatching(/^The service is not responding\. /),
  });
  expect(fillTemplate("no-answer", [first, second])?.message).toContain(
    "The API and the database are not responding",
  );
});

it("templates leave no placeholders", () => {
  for (const { id } of incidentTemplates) {
    for (const services of [[], [first], [first, second]])
      expect(JSON.stringify(fillTemplate(id, services))).not.toMatch(/[{]\w+[}]/);
  }
});
