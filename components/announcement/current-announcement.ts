import type { Announcement } from "@/lib/settings";

let pending: Promise<Announcement | undefined> | undefined;

async function ask(endpoint: string): Promise<Announcement | undefined> {
  try {
    const response = await fetch(endpoint, { priority: "low" });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer: { success?: boolean; announcement?: Announcement } = await response.json();
    if (!answer.success) throw new Error("no success");
    return answer.announcement;
  } catch (error) {
    console.warn("The announcement could not be fetched.", error);
    return undefined;
  }
}

/** The announcement, asked for once per page load. @returns undefined when it can't be had */
export function currentAnnouncement(endpoint: string): Promise<Announcement | undefined> {
  pending ??= ask(endpoint);
  return pending;
}
