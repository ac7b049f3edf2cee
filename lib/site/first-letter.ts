/** A label as part of a sentence: with a lower-case first letter. */
export const lowerFirst = (label: string) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

export const upperFirst = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** An id in kebab case as the name of a schema: "us-states" as "UsStates". */
export const pascalCase = (id: string) => id.split("-").map(upperFirst).join("");

/** The name of a field as a label: "closesSite" as "Closes site". */
export const labelFromName = (name: string) =>
  upperFirst(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim());
