import { randomUUID } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { Client, Pool } from "pg";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";

/** The same server's other database. */
function onSameServer(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** The catalogue's columns of one character have a type ("char") that the engine reads and Prisma's adapter can't. */
const withoutCharType = (sql: string): string =>
  sql
    .replace(/\bcon\.(conf(?:del|upd)type)\b/g, "con.$1::text AS $1")
    .replace(/\bconstr\.contype AS\b/g, "constr.contype::text AS");

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect().catch((error: Error) => {
    throw new DatabaseUnavailable(`The database can't be reached: ${error.message}.`, { cause: error });
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs `work` while no other process runs work of that name on this database. */
export function alone<T>(url: string, name: string, work: () => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    // Given back with the connection, also when this process is killed.
    await client.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [name]);
    return work();
  });
}

const migrationsTable = '"_prisma_migrations"';
/** Rows of migrations that were begun and neither ended nor, by hand, taken back. */
const unfinished = '"finished_at" IS NULL AND "rolled_back_at" IS NULL';

async function hasMigrationsTable(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query("SELECT to_regclass($1) IS NOT NULL AS has", [migrationsTable]);
  return rows[0]?.has === true;
}

/** Prisma's adapter as its schema engine needs it here. */
export class PostgresqlEngine extends PrismaPg {
  private readonly pool: Pool;
  /** What the server said of the last script that failed. The engine says only that one did. */
  failure?: Error;

  constructor(
    private readonly url: string,
    pool = new Pool({ connectionString: url, max: 1, allowExitOnIdle: true }),
  ) {
    super(pool);
    this.pool = pool;
  }

  /** Its connection holds Prisma's own lock for migrations until it is closed. */
  close(): Promise<void> {
    return this.pool.end();
  }

  /**
   * Forgets migrations that were begun and not ended, because a statement failed or the process was killed: nothing of
   * them is there, so that they may be applied again. The engine would apply none at all until somebody resolved it.
   */
  async forgetUnfinished(): Promise<void> {
    if (await hasMigrationsTable(this.pool)) {
      await this.pool.query(`DELETE FROM ${migrationsTable} WHERE ${unfinished}`);
    }
  }

  /**
   * A whole script at a time: Prisma's own cuts it at every semicolon, those within words too. It is one transaction, and
   * so is the note that it was applied.
   */
  override async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (script) => {
      const driver = adapter.underlyingDriver();
      const note = `UPDATE ${migrationsTable} SET "finished_at" = now() WHERE ${unfinished}`;
      const isNoted = await hasMigrationsTable(driver);
      await driver.query(isNoted ? `${script}\n;${note}` : script).catch((error) => {
        this.failure = error;
        throw error;
      });
    };
    return adapter;
  }

  /** A database beside this one. Prisma's own lands on this one when it is named by its address. */
  override async connectToShadowDb() {
    const name = `palisade_shadow_${randomUUID()}`;
    await withClient(this.url, (client) => client.query(`CREATE DATABASE "${name}" TEMPLATE template0`));
    const other = new PostgresqlEngine(onSameServer(this.url, name));
    const shadow = await other.connect();
    const queryRaw = shadow.queryRaw.bind(shadow);
    shadow.queryRaw = (query) => queryRaw({ ...query, sql: withoutCharType(query.sql) });
    const executeRaw = shadow.executeRaw.bind(shadow);
    shadow.executeRaw = async (query) => {
      if (query.args.length > 0) return executeRaw(query);
      await shadow.executeScript(query.sql);
      return 0;
    };
    shadow.dispose = async () => {
      await other.close();
      await withClient(this.url, (client) => client.query(`DROP DATABASE "${name}"`));
    };
    return shadow;
  }
}
