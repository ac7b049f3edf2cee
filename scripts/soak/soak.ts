import { rmSync } from "node:fs";
import { addMinutes } from "date-fns";
import { behindProxy } from "../../tests/support/clients";
import { eventually } from "../../tests/support/eventually";
import { type Site, startSite } from "../../tests/support/site";
import { check } from "./check";
import { isIntact } from "./compare";
import { newTally, type Tally, visitor } from "./load";

const visitors = 6;
/** The minimum number of acknowledgments before a server may be killed. */
const acknowledgedFirst = 3;
/** The maximum time after those until the kill, in milliseconds. */
const latestKillMs = 600;

const acknowledgedIn = (tally: Tally) => tally.attempts.filter(({ acknowledged }) => acknowledged).length;

/**
 * One server's life: it starts with the previous one's data, gets writes from several visitors, and is killed in the
 * middle.
 */
async function oneLife(tally: Tally, folder: string | undefined): Promise<string> {
  const site = await startSite({ folder, env: behindProxy });
  const left = tally.attempts.filter(({ acknowledged }) => !acknowledged);
  const before = acknowledgedIn(tally);
  const load = Promise.all(Array.from({ length: visitors }, () => visitor(site, tally, left)));
  await eventually(() => {
    if (acknowledgedIn(tally) < before + acknowledgedFirst) throw new Error("the server stores nothing");
  }, 120_000);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * latestKillMs));
  await site.stop({ signal: "SIGKILL", keep: true });
  await load;
  return site.folder;
}

/** Lets a last server deliver what is left, with its clock set past the claims of killed servers. */
async function settle(site: Site): Promise<void> {
  await site.setClock(addMinutes(new Date(), 10));
  await eventually(async () => {
    const open = await site.db.outboxMail.count({ where: { state: { not: "sent" } } });
    if (open > 0) throw new Error(`${open} mails are not delivered`);
  }, 600_000);
}

/** Kills the site `kills` times under load and compares what it acknowledged with what it stored. */
export async function soak(kills: number, onKill: (survived: number) => void = () => {}) {
  const tally = newTally();
  let folder: string | undefined;
  for (let survived = 1; survived <= kills; survived += 1) {
    folder = await oneLife(tally, folder);
    onKill(survived);
  }
  const site = await startSite({ folder, env: behindProxy });
  try {
    await settle(site);
    const { badInputs, serverErrors } = tally;
    return { kills, badInputs, serverErrors, ...check(site, tally) };
  } finally {
    await site.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether all error counts are zero and all checks "ok". */
export function isClean(figures: Awaited<ReturnType<typeof soak>>): boolean {
  const { orphans, serverErrors, integrity } = figures;
  return isIntact(figures) && orphans === 0 && serverErrors === 0 && integrity === "ok";
}
