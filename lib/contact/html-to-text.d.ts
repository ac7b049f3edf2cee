/** The part of it that replies.ts uses; the package has no types. */
declare module "html-to-text" {
  interface Options {
    wordwrap: false;
    limits: { maxInputLength: number; maxDepth: number };
    selectors: { selector: string; format?: "skip"; options?: { ignoreHref: boolean } }[];
  }

  export function convert(html: string, options: Options): string;
}
