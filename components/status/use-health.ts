"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { withTimeout } from "@/lib/platform/with-timeout";
import { timings } from "@/lib/site/status-figures";
import type { HealthRecord } from "@/lib/status/schema";

export interface HealthView {
  /** Null until the first response. */
  record: HealthRecord | null;
  /** Whether the last refresh failed; `record` is then the last good one. */
  failed: boolean;
  refreshing: boolean;
  auto: boolean;
  setAuto: (auto: boolean) => void;
  refresh: () => void;
}

/** 503 responses contain a record too, which says that the database is down. */
async function fetchHealth(address: string, signal: AbortSignal): Promise<HealthRecord> {
  const response = await fetch(address, { signal, cache: "no-store" });
  if (!response.ok && response.status !== 503) throw new Error(`status ${response.status}`);
  const record: HealthRecord = await response.json();
  if (!Array.isArray(record.services)) throw new Error("no health record");
  return record;
}

/**
 * Loads once, then every 30 seconds while auto-refresh is checked and the tab is visible. Returning to the tab
 * refreshes at once.
 * @param address of the record in the page's language
 */
export function useHealth(address: string): HealthView {
  const [record, setRecord] = useState<HealthRecord | null>(null);
  const [failed, setFailed] = useState(false);
  const [refreshing, setRefreshing] = useState(true);
  const [auto, setAuto] = useState(true);
  const controller = useRef<AbortController | null>(null);

  const refresh = useCallback(async () => {
    controller.current?.abort();
    const ownController = new AbortController();
    controller.current = ownController;
    setRefreshing(true);
    const latest = await withTimeout(
      timings.requestTimeoutMs,
      (signal) => fetchHealth(address, signal),
      ownController,
    ).catch(() => null);
    // A newer request replaced this one, or the page is gone. A timeout counts as a failure.
    if (controller.current !== ownController) return;
    if (latest) setRecord(latest);
    setFailed(latest === null);
    setRefreshing(false);
  }, [address]);

  useEffect(() => {
    void refresh();
    return () => {
      controller.current?.abort();
      controller.current = null;
    };
  }, [refresh]);

  useEffect(() => {
    if (!auto) return;
    const poll = () => {
      if (!document.hidden) void refresh();
    };
    const timer = setInterval(poll, timings.statusRefreshMs);
    document.addEventListener("visibilitychange", poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", poll);
    };
  }, [auto, refresh]);

  return { record, failed, refreshing, auto, setAuto, refresh: () => void refresh() };
}
