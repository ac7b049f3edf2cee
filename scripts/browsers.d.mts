export type OtherBrowser = "firefox" | "webkit";
export const otherBrowsers: Record<OtherBrowser, { name: string }>;
export function installedBrowser(key: OtherBrowser): string | undefined;
