import { describe, expect, it } from "vitest";
import { findIdentifiers } from "@/lib/moderation/identifiers";

/** Published sample numbers; where there is a check digit, also the same number with one wrong digit. */
describe("a number that identifies a person", () => {
  it.each([
    ["card", "Charged to 4111 1111 1111 1111 in May", "4111 1111 1111 1112"],
    ["iban", "DE89 3704 0044 0532 0130 00", "DE89 3704 0044 0532 0130 01"],
    ["routing", "Routing number: 021000021", "Routing number: 021000022"],
    ["ssn", "078-05-1120", "000-05-1120"],
    ["ssn", "SSN: 078051120", "Order: 078051120"],
    ["sin", "130 692 544", "130 692 545"],
    ["nino", "AB123456C", "BG123456C"],
    ["nir", "2 55 08 14 168 025 38", "2 55 08 14 168 025 39"],
    ["rvnr", "15 070649 C 103", "15 070649 C 104"],
    ["tax-id", "86 095 742 719", "86 095 742 718"],
    ["ahv", "756.9217.0769.85", "756.9217.0769.84"],
    ["dni", "12345678Z", "12345678A"],
    ["dni", "X1234567L", "X1234567M"],
    ["cpf", "111.444.777-35", "111.444.777-36"],
    [
      "passport",
      "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
      "L898902C37UTO7408122F1204159ZE184226B<<<<<10",
    ],
  ])("is found as %s, and not where it can’t be one", (kind, written, wrong) => {
    expect(findIdentifiers(`Note: ${written}.`)).toEqual([kind]);
    expect(findIdentifiers(`Note: ${wrong}.`)).toEqual([]);
  });

  it("is found in the cells of a table, in JSON and in HTML", () => {
    expect(findIdentifiers("name,card\nAda,4111111111111111,12/27")).toEqual(["card"]);
    expect(findIdentifiers('{"ssn":"078-05-1120","iban":"GB82WEST12345698765432"}')).toEqual(["iban", "ssn"]);
    expect(findIdentifiers("<td>4111111111111111</td>")).toEqual(["card"]);
  });

  it("isn’t found in our own records", () => {
    const ordinary = [
      "GD-7K2M-9QXD, 2027-03-01T12:00:00.000Z, 203.0.113.9, +1 (404) 555-0142, 404-555-0142",
      "3f2a827a-69b5-89c8-73c9-92493204cf76, order 123456789, 12,345,678.90, 0 1 2 3 4 5 6 7 8 9 10 11",
      "30 days from 2027-03-01, invoice 20270301-0001, EUR 1.234.567,89",
    ];
    for (const text of ordinary) expect(findIdentifiers(text)).toEqual([]);
  });

  it("takes time in proportion to the length of the text", () => {
    const started = performance.now();
    for (const text of ["1 ".repeat(200_000), "routing ".repeat(50_000), "a".repeat(400_000)])
      findIdentifiers(text);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
