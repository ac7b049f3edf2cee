/** Seconds between two reports of an open page, and until one expires. Browsers slow down hidden pages. */
export const presenceSeconds = { reportEvery: 20, showFor: 90 } as const;

/** In a separate file, since it is part of the browser's bundle. */
export const presenceWords = {
  label: "Others who have this open",
  message: (name: string, time: string) => `${name} has had this message open since ${time}.`,
  case: (name: string, time: string) => `${name} has had this request open since ${time}.`,
};
