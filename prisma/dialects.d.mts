export declare const dialects: readonly ["sqlite", "postgresql"];
export declare function clientFolder(dialect: Dialect): string;
export declare function schemaFor(dialect: Dialect): string;
export type Dialect = (typeof dialects)[number];
