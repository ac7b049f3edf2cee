import "server-only";
import { read, write } from "@/lib/platform/database";
import { defineService, timedProbe } from "../define-service";

/** Measured by a read and a write, which both complete on disk. */
export const database = defineService({
  id: "database",
  measure: timedProbe({
    says: { normally: "worksNormally", slowly: "worksSlowly" },
    slowMs: 500,
    work: async (now) => {
      await read((db) => db.heartbeat.findFirst());
      const beat = { create: { id: "probe", at: now }, update: { at: now } };
      await write((tx) => tx.heartbeat.upsert({ where: { id: "probe" }, ...beat }));
    },
  }),
});
