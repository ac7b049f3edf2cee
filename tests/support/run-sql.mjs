import { Client } from "pg";

/** `node run-sql.mjs URL STATEMENT…` */
const [url, ...statements] = process.argv.slice(2);
const client = new Client({ connectionString: url });
await client.connect();
for (const statement of statements) await client.query(statement);
await client.end();
