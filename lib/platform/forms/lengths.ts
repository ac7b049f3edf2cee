/** Lengths in characters, the same in the browser's constraints and in the server's schemas. */
export const lengths = {
  name: 100,
  email: 254,
  /** The part of an address before the @. */
  emailLocal: 64,
  company: 200,
  message: 5000,
  description: 5000,
  passwordMinimum: 8,
  passwordMaximum: 256,
  idempotencyKey: 200,
  passcodeMinimum: 6,
  passcode: 256,
  /** The holder of a passcode or link. */
  passName: 60,
  /** The secret of an access link has 60 characters. */
  linkSecret: 100,
  maintenanceMessage: 1000,
  announcementMessage: 300,
  announcementLinkText: 60,
  link: 2000,
  /** The most characters that an error message quotes. */
  quoted: 60,
  /** Reports of connectors: the name of an item, and the note for staff. */
  reportLabel: 120,
  reportNote: 2000,
  incidentTitle: 140,
  incidentMessage: 2000,
  /** The original name of a file. */
  fileLabel: 120,
  /** A logo: width and height in pixels, size in bytes. */
  logoPixels: 4096,
  logoBytes: 256 * 1024,
  /** Size of any other body, in bytes. */
  bodyBytes: 64 * 1024,
} as const;

/** The beginning of a text that a message quotes. */
export function quotedStart(text: string): string {
  const start = [...text].slice(0, lengths.quoted).join("");
  return start === text ? text : `${start}…`;
}
