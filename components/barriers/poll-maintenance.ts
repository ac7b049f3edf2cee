import { maintenancePassHeader, pageHeader, reachablePagesHeader } from "@/lib/platform/http/headers";
import { withTimeout } from "@/lib/platform/with-timeout";

export interface MaintenanceFacts {
  message: string;
  /** The announced end as an ISO date; null hides the timer. */
  endTime: string | null;
  /** The pages that this visitor can open; undefined if unknown. */
  reachable?: readonly string[];
}

interface ResponseBody {
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
  const { success, maintenance }: ResponseBody = await response.json();
  if (!success) throw new Error("no success");
  if (!maintenance?.enabled || response.headers.has(maintenancePassHeader)) return null;
  const { message = "", endTime = null, showTimer } = maintenance;
  const reachable = response.headers.get(reachablePagesHeader)?.split(" ");
  return { message, endTime: showTimer ? endTime : null, reachable };
}

/**
 * Polls maintenance with the page's path, since exempt pages and the console stay usable. It times out before the next
 * poll, so that responses arrive in order.
 * @returns null if there is none for this page; undefined if the request failed, and the page stays unchanged
 */
export async function pollMaintenance(
  endpoint: string,
  timeoutMs: number,
): Promise<MaintenanceFacts | null | undefined> {
  try {
    return await withTimeout(timeoutMs, (signal) => ask(endpoint, signal));
  } catch (error) {
    // The specification requires that failures are only logged.
    console.warn("Maintenance could not be checked.", error);
    return undefined;
  }
}
