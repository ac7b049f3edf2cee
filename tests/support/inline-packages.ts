import type { Plugin } from "esbuild";

/** Packages of many small files that keep no state: loading them one by one is most of what a start costs. */
const inlined = ["date-fns", "@date-fns/tz", "zod", "@simplewebauthn/server", "otpauth"];

const isInlined = (name: string) => inlined.some((one) => name === one || name.startsWith(`${one}/`));

/** Next names no entry points, so that Node wants the file. */
const fileOf = (path: string) => (path.startsWith("next/") ? `${path}.js` : path);

/** Bundles those packages with what they need themselves. Every other one stays where it is installed. */
export const inlinePackages: Plugin = {
  name: "inline packages",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      const isOurs = kind === "entry-point" || path.startsWith("@/") || path === "server-only";
      const isTheirs = importer.includes("/node_modules/");
      return isOurs || isTheirs || isInlined(path) ? undefined : { path: fileOf(path), external: true };
    });
  },
};
