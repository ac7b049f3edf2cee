/** The words of the passcode gate. They travel to whoever has no passcode, so they are all that travels: no imports. */
export const gateCopy = {
  title: "Access",
  heading: "Enter passcode to access the site",
  label: "Passcode",
  show: "Show passcode",
  hide: "Hide passcode",
  submit: "Access Site",
  submitting: "Checking...",
  loading: "Loading...",
  wrongPasscode: "Invalid passcode. Please try again.",
  tooMany: "Too many attempts. Please wait a few minutes and try again.",
  unavailable: "The passcode can't be checked right now. Please try again in a minute.",
  refusal: "This site is protected. Enter the passcode first.",
} as const;
