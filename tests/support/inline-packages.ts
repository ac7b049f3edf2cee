import type { Plugin } from "esbuild";

/** Stateless packages of many small files: loading these one by one takes most of the start-up time. */
const inlined = ["date-fns", "@date-fns/tz", "zod", "@simplewebauthn/server", "otpauth"];

const isInlined = (name: string) => inlined.some((one) => name === one || name.startsWith(`${one}/`));

/** Next defines no entry points, so Node needs the file name. */
const fileOf = (path: string) => (path.startsWith("next/") ? `${path}.js` : path);

/** Bundles those packages with their dependencies. All others are loaded from node_modules. */
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
