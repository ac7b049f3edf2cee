/** What a pass opens: the gate, or the gate and the site during maintenance. */
export const accessScopes = ["gate", "maintenance"] as const;
/** Who may use a link: everyone who has it, or only the first browser in which its button is pressed. */
export const audiences = ["everyone", "first"] as const;

/** The passcode of the protection setting, which may be shared with everybody. */
export const everyone = "everyone";

export const passStates = ["active", "spent", "ended", "revoked"] as const;

/** The result of an attempt. "refused" means too many attempts: the passcode wasn't checked. */
export const outcomes = ["entered", "wrong", "ended", "revoked", "spent", "refused"] as const;
export type Outcome = (typeof outcomes)[number];
