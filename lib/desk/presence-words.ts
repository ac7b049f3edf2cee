/** Seconds: how often an open page says so, and for how long that counts. Browsers slow pages down that nobody looks at. */
export const presenceSeconds = { reportEvery: 20, showFor: 90 } as const;

/** Apart from the rest of the desk's words: these travel to the browser. */
export const presenceWords = {
  label: "Others who have this open",
  message: (name: string, time: string) => `${name} has had this message open since ${time}.`,
  case: (name: string, time: string) => `${name} has had this case open since ${time}.`,
};
