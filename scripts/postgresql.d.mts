export interface PostgresqlServer {
  /** The connection URL of the database "postgres". */
  url: string;
  urlOf(database: string): string;
  folder: string;
  start(): Promise<void>;
  crash(): Promise<void>;
  stop(): Promise<void>;
}
export declare function postgresqlPrograms(): string | undefined;
export declare function startPostgresql(args?: string[]): Promise<PostgresqlServer>;
