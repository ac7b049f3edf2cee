/** What is said to whoever comes while too many others wait. */
export const busyCopy = {
  title: "Very busy right now",
  sentence:
    "More people are here than can be answered at once. Nothing was sent. Please try again in a few seconds.",
} as const;
