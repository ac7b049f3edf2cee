/** The part of it that replies.ts uses; the package has no types. */
declare module "html-to-text" {
  interface Options {
    wordwrap: false;
    limits: { maxInputLength: number };
    selectors: {
      selector: string;
      /** The names of the package's formatters. */
      format?: string;
      options?: { ignoreHref?: boolean; suffix?: string; uppercase?: boolean };
    }[];
  }

  export function convert(html: string, options: Options): string;
}
