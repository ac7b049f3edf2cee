/** What a pass opens: the gate, or the gate and the maintenance page. */
export const throughs = ["gate", "maintenance"] as const;
/** Whom a link lets in: everyone who has it, or the first browser in which its button is pressed. */
export const audiences = ["everyone", "first"] as const;

/** The passcode of the protection setting, which everybody may be told. */
export const everyone = "everyone";

export const passStates = ["in force", "spent", "ended", "revoked"] as const;

/** What came of an attempt to come in. A passcode that has ended is wrong like any other: nobody can say whose it was. */
export const outcomes = ["entered", "wrong", "ended", "revoked", "spent"] as const;
