import { env } from "@/lib/env";
import { databaseFile, disconnect } from "@/lib/server/db";
import { migrate } from "../prisma/migrate";
import { seed } from "../prisma/seed";

const applied = await migrate(databaseFile());
const seeded = await seed(env(), new Date());
await disconnect();
const done = [...applied.map((name) => `applied ${name}`), ...seeded.map((key) => `seeded ${key}`)];
console.log(`• ${done.length === 0 ? "Database is current" : `Database: ${done.join(", ")}`}`);
