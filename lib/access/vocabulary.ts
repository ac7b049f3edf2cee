/** What a pass opens: the gate, or the gate and the maintenance page. */
export const throughs = ["gate", "maintenance"] as const;
/** Whom a link lets in: everyone who has it, or the first browser in which its button is pressed. */
export const audiences = ["everyone", "first"] as const;

/** The passcode of the protection setting, which may be shared with everybody. */
export const everyone = "everyone";

export const passStates = ["in force", "spent", "ended", "revoked"] as const;

/** What came of an attempt to come in. Whoever was refused had tried too often, and what they tried wasn't looked at. */
export const outcomes = ["entered", "wrong", "ended", "revoked", "spent", "refused"] as const;
export type Outcome = (typeof outcomes)[number];
