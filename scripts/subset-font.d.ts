/** The part of it that scripts/fonts.ts uses; the package has no types. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    variationAxes: Record<string, { min: number; max: number }>;
    keepFeatures: string[];
    noHinting: boolean;
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
