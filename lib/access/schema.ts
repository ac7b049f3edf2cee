import { z } from "zod";
import { isoMoment, optional, requiredLine, requiredText } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { accessScopes, audiences, everyone, outcomes, passStates } from "./vocabulary";

const name = requiredLine("Name", lengths.passName)
  .trim()
  .refine((value) => value.toLowerCase() !== everyone, {
    error: `“${everyone}” is the name of the shared passcode. Choose another name.`,
  });

/** A passcode with the same minimum length as the setting's. */
export const newPasscode = requiredText("Passcode", lengths.passcode).refine(
  (value) => value.trim() === "" || value.length >= lengths.passcodeMinimum,
  { error: `Passcode must be at least ${lengths.passcodeMinimum} characters.` },
);

/** A named passcode, with an end or valid until it is revoked. */
export const passcodeInput = z.object({
  name,
  passcode: newPasscode,
  endsAt: optional(isoMoment("End")),
});

const endRequired = "End is required, because every link expires.";

/** A named link, which always has an end. */
export const linkInput = z.object({
  name,
  endsAt: z.preprocess(
    (value) => value ?? "",
    z.string({ error: endRequired }).min(1, { error: endRequired }).pipe(isoMoment("End")),
  ),
  through: z
    .enum(accessScopes, { error: `Through must be one of ${accessScopes.join(", ")}.` })
    .default("gate"),
  audience: z
    .enum(audiences, { error: `Audience must be one of ${audiences.join(", ")}.` })
    .default("everyone"),
});

const id = z.string({ error: "Specify which one." }).min(1, { error: "Specify which one." });

export const revokeInput = z.object({ id });

export const passcodeResponse = z.object({ success: z.literal(true), message: z.string(), id: z.string() });
export const linkResponse = passcodeResponse.extend({
  /** The link's address, to be passed on. */
  url: z.string(),
});
export const revokedResponse = z.object({ success: z.literal(true), message: z.string() });

export const accessResponse = z.object({
  success: z.literal(true),
  passes: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(["passcode", "link"]),
      name: z.string(),
      through: z.enum(accessScopes),
      audience: z.enum(audiences),
      state: z.enum(passStates),
      createdAt: z.iso.datetime().nullable(),
      createdBy: z.string().nullable(),
      endsAt: z.iso.datetime().nullable(),
      url: z.string().nullable(),
    }),
  ),
  counts: z.array(
    z.object({
      day: z.iso.date(),
      kind: z.enum(["passcode", "link"]),
      name: z.string(),
      outcome: z.enum(outcomes),
      count: z.int(),
    }),
  ),
});
