/** A label as part of a sentence: with a lower-case first letter. */
export const lowerFirst = (label: string) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
