import { announcementTiming, dismissedKey } from "@/lib/settings/announcement";

const text = (value: string) => JSON.stringify(value);
/** Every page contains these scripts, so their line breaks and indentation are left out. */
const inOneLine = (script: string) => script.replaceAll(/\n */g, "");

/** Marks forms that the browser sends itself, because the page's other scripts don't run yet. */
const markSent = `addEventListener("submit", (e) => { if (!e.defaultPrevented) e.target.dataset.sent = 1; });`;

/**
 * The page's first script. It shows the announcement, or hides the bar if there is none or it is off,
 * expired or dismissed. A repaint keeps the height, because a web font that has loaded would shift the page;
 * a long message has room for one more line, which that font may need.
 * @param more the default link text
 */
export const paintScript = (more: string) =>
  markSent +
  inOneLine(`window.paintAnnouncement = function (bar, announcement, moment) {
  var root = document.documentElement, dismissed = false;
  try {
    dismissed = Boolean(announcement) && localStorage.getItem(${text(dismissedKey)}) === announcement.message;
  } catch (e) {}
  var expired = announcement && announcement.expiresAt && Date.parse(announcement.expiresAt) <= Date.now();
  var already = bar.hidden ? "" : bar.textContent;
  bar.hidden = true;
  if (!announcement || !announcement.enabled || expired || dismissed) {
    root.removeAttribute("data-announcement");
    root.style.removeProperty("--announcement-height");
    return;
  }
  var link = announcement.link, anchor = bar.querySelector("a");
  bar.dataset.type = /^(warning|success|danger)$/.test(announcement.type) ? announcement.type : "info";
  bar.querySelector("p").textContent = announcement.message;
  anchor.hidden = !link;
  anchor.textContent = announcement.linkText || ${text(more)};
  anchor.setAttribute("href", link || "");
  bar.querySelector("button").hidden = !announcement.dismissible;
  bar.hidden = false;
  root.dataset.announcement = moment;
  if (already === bar.textContent) return;
  root.style.removeProperty("--announcement-height");
  root.style.setProperty("--announcement-height", bar.offsetHeight + (bar.offsetHeight > 100 && 20) + "px");
};`);

/** Runs right after the bar's markup, before the first paint. Without a valid hint the bar appears later. */
export const paintHintScript = inOneLine(`try {
  performance.getEntriesByType("navigation")[0].serverTiming.forEach(function (entry) {
    if (entry.name !== ${text(announcementTiming)}) return;
    var hint = JSON.parse(decodeURIComponent(entry.description));
    window.paintAnnouncement(document.getElementById("announcement"), hint, "early");
  });
} catch (e) {}`);
