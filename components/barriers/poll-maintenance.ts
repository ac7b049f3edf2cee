import { maintenancePassHeader, pageHeader } from "@/lib/platform/http/headers";
import { within } from "@/lib/platform/within";

export interface MaintenanceFacts {
  message: string;
  endTime: string | null;
}

interface Answer {
  success?: boolean;
  maintenance?: { enabled?: boolean; message?: string; endTime?: string | null; showTimer?: boolean };
}

async function ask(endpoint: string, signal: AbortSignal): Promise<MaintenanceFacts | null> {
  const response = await fetch(endpoint, {
    cache: "no-store",
    headers: { [pageHeader]: location.pathname },
    signal,
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { success, maintenance }: Answer = await response.json();
  if (!success) throw new Error("no success");
  if (!maintenance?.enabled || response.headers.has(maintenancePassHeader)) return null;
  const { message = "", endTime = null, showTimer } = maintenance;
  return { message, endTime: showTimer ? endTime : null };
}

/**
 * Asks for maintenance, saying which page asks: an exempt one, and the operator's, stay uncovered. It gives up before
 * the next one asks, so that no late answer follows a newer one.
 * @returns null when there is none for this page, undefined when the question failed; then the page stays as it is
 */
export async function pollMaintenance(
  endpoint: string,
  timeoutMs: number,
): Promise<MaintenanceFacts | null | undefined> {
  try {
    return await within(timeoutMs, (signal) => ask(endpoint, signal));
  } catch (error) {
    // The specification's words: only logged; the site continues.
    console.warn("Maintenance could not be checked.", error);
    return undefined;
  }
}
