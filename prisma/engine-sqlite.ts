import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";

/** Prisma's adapter as its schema engine needs it here. */
export class SqliteEngine extends PrismaBetterSqlite3 {
  /** A migration that rebuilds a table drops the old one, whose rows are to leave the file. */
  override async connect() {
    const adapter = await super.connect();
    await adapter.executeScript("PRAGMA secure_delete=ON");
    return adapter;
  }

  /**
   * The engine replays whole migrations on its shadow database through executeRaw, which better-sqlite3 refuses for more
   * than one statement.
   */
  override async connectToShadowDb() {
    const shadow = await super.connectToShadowDb();
    const executeRaw = shadow.executeRaw.bind(shadow);
    shadow.executeRaw = async (query) => {
      if (query.args.length > 0) return executeRaw(query);
      await shadow.executeScript(query.sql);
      return 0;
    };
    return shadow;
  }
}
