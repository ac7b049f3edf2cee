"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { within } from "@/lib/platform/within";
import { timings } from "@/lib/site/status-figures";
import type { HealthRecord } from "@/lib/status/schema";

export interface HealthView {
  /** Null until the first answer. */
  record: HealthRecord | null;
  /** The last refresh got no usable answer; `record` is then the last good one. */
  failed: boolean;
  refreshing: boolean;
  auto: boolean;
  setAuto: (auto: boolean) => void;
  refresh: () => void;
}

/** 503 carries a record as well: the one that says the database is down. */
async function fetchHealth(address: string, signal: AbortSignal): Promise<HealthRecord> {
  const answer = await fetch(address, { signal, cache: "no-store" });
  if (!answer.ok && answer.status !== 503) throw new Error(`status ${answer.status}`);
  const record: HealthRecord = await answer.json();
  if (!Array.isArray(record.services)) throw new Error("no health record");
  return record;
}

/**
 * Loads once, then every 30 seconds while auto-refresh is ticked and the tab is visible; coming back to the tab
 * refreshes at once.
 * @param address of the record in the language of the page
 */
export function useHealth(address: string): HealthView {
  const [record, setRecord] = useState<HealthRecord | null>(null);
  const [failed, setFailed] = useState(false);
  const [refreshing, setRefreshing] = useState(true);
  const [auto, setAuto] = useState(true);
  const controller = useRef<AbortController | null>(null);

  const refresh = useCallback(async () => {
    controller.current?.abort();
    const mine = new AbortController();
    controller.current = mine;
    setRefreshing(true);
    const answer = await within(
      timings.requestTimeoutMs,
      (signal) => fetchHealth(address, signal),
      mine,
    ).catch(() => null);
    // Another request took this one's place, or the page is gone. One that took too long is a failure like any other.
    if (controller.current !== mine) return;
    if (answer) setRecord(answer);
    setFailed(answer === null);
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
