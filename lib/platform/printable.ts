const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * A line of JSON, without its end, in plain ASCII: no control of a terminal, no mark of writing direction, nothing
 * without width stands in it raw. Other characters can stand in its strings only, where the escape means the same.
 */
export const printableJson = (line: string): string => line.replace(/[^ -~]/g, escaped);
