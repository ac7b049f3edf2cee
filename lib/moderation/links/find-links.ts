import { withoutEnd } from "../fold";
import { borrowedBrand, disguisesBrand, mayDisguiseBrand } from "./host";
import { cheapTopLevelDomains, everydayTopLevelDomains, topLevelDomainsWithoutScheme } from "./known-names";

export type Link = {
  /** Offsets into the folded text. */
  start: number;
  end: number;
  written: string;
  scheme: string;
  /** The part before "@" in the authority, if any. */
  userinfo: string;
  host: string;
  /** Path, query and fragment. */
  rest: string;
  /** Whether it has a scheme or "www.", so that chat programs would make it clickable. */
  explicit: boolean;
};

/** One run without white space or quotes at a time, which limits how far every expression can look. */
const chunk = /[^\s<>"'`|()[\]{}]+/g;
const shape = /^(?:([a-z][a-z0-9+.-]{1,20}):\/\/)?(?:([^/?#@]*)@)?([^/?#@:]+)(?::\d{1,5})?([/?#].*)?$/;
const hostShape =
  /^(?:[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.?$/u;
const maxLength = 2048;

function parse(written: string, start: number): Link | undefined {
  const [, scheme = "", userinfo = "", rawHost = "", rest = ""] = shape.exec(written) ?? [];
  const host = rawHost.replace(/\.$/, "");
  if (!hostShape.test(host) || host.length > 253) return undefined;
  if (scheme && !/^(?:https?|ftp)$/.test(scheme)) return undefined;
  const explicit = scheme !== "" || host.startsWith("www.");
  const ending = host.slice(host.lastIndexOf(".") + 1);
  const meant = () => rest !== "" || borrowedBrand(host, false) !== undefined;
  const ends =
    topLevelDomainsWithoutScheme.has(ending) ||
    ((cheapTopLevelDomains.has(ending) || everydayTopLevelDomains.has(ending)) && meant());
  const bare = !userinfo && ((host.includes(".") && ends) || disguisesBrand(host));
  if (!explicit && !bare) return undefined;
  return { start, end: start + written.length, written, scheme, userinfo, host, rest, explicit };
}

/** Everything in folded text that a reader could click or paste into a browser. */
export function findLinks(text: string): Link[] {
  const links: Link[] = [];
  for (const match of text.matchAll(chunk)) {
    if (match[0].length > maxLength || !(/[.:]/.test(match[0]) || mayDisguiseBrand(match[0]))) continue;
    const scheme = match[0].search(/(?:https?|ftp):\/\//);
    const lead = scheme > 0 ? scheme : (/^[^\p{L}\p{N}]+/u.exec(match[0])?.[0].length ?? 0);
    const written = withoutEnd(match[0].slice(lead), ".,;:!?*_~-”’“»");
    const link = written.length > 3 ? parse(written, match.index + lead) : undefined;
    if (link) links.push(link);
  }
  return links;
}
