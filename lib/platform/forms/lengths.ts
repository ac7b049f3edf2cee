/** Lengths in characters, the same in the browser's constraints and in the server's schemas. */
export const lengths = {
  name: 100,
  email: 254,
  /** What stands before an address's @. */
  emailLocal: 64,
  company: 200,
  message: 5000,
  description: 5000,
  passwordMinimum: 8,
  passwordMaximum: 256,
  idempotencyKey: 200,
  passcodeMinimum: 6,
  passcode: 256,
  /** To whom a passcode or link was issued. */
  passName: 60,
  /** An access link's secret is 60; whatever is longer is none. */
  linkSecret: 100,
  maintenanceMessage: 1000,
  announcementMessage: 300,
  announcementLinkText: 60,
  link: 2000,
  /** What a sentence quotes of a line that it refuses. */
  quoted: 60,
  /** What another system reports that it holds: a thing's name, and what only the desk reads. */
  reportLabel: 120,
  reportNote: 2000,
  incidentTitle: 140,
  incidentMessage: 2000,
  /** What a file was called where it came from. */
  fileLabel: 120,
  /** Side of a logo in pixels, and its size in bytes. */
  logoPixels: 4096,
  logoBytes: 256 * 1024,
  /** Size of any other body, in bytes. */
  bodyBytes: 64 * 1024,
} as const;
