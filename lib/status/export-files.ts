/** The files of the status page on another host, by what they hold. */
export const exportFiles = {
  page: "index.html",
  json: "status.json",
  text: "status.txt",
  atom: "feed.atom",
  jsonFeed: "feed.json",
  calendar: "maintenance.ics",
} as const;
