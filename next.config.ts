import createMDX from "@next/mdx";
import type { NextConfig } from "next";

/** What lib/site/brand.ts reads in scripts that run in the browser. */
const {
  SITE_NAME = "",
  LEGAL_NAME = "",
  SITE_DOMAIN = "",
  PHONE_MAIN = "",
  PHONE_TOLL_FREE = "",
} = process.env;

// Else `next build` reports to Next's makers.
process.env.NEXT_TELEMETRY_DISABLED = "1";

const config: NextConfig = {
  env: { SITE_NAME, LEGAL_NAME, SITE_DOMAIN, PHONE_MAIN, PHONE_TOLL_FREE },
  // Else a random one, by which two machines that built the same would take each other's pages for another release's.
  generateBuildId: async () => (await import("./scripts/lib.mjs")).buildId(process.env),
  pageExtensions: ["ts", "tsx", "mdx"],
  poweredByHeader: false,
  // lib/platform/http-server/compress.ts does, with Brotli.
  compress: false,
  reactStrictMode: true,
  // No page uses the optimizer; the server refuses its address.
  images: { unoptimized: true },
  // `npm test` checks them, tests and scripts included, with the packages that only it installs.
  typescript: { ignoreBuildErrors: true },
  // Otherwise every page carries the not-found page, header and footer included, in its own payload.
  // A page that a role may not see answers 403.
  // Reading the code of every page at the start costs a second of processor time and some 35 MB.
  // A server must not write pages into its build: they would outlive it, under a policy made of the build's own pages.
  experimental: {
    globalNotFound: true,
    authInterrupts: true,
    preloadEntriesOnStart: process.env.PRELOAD_PAGES !== "off",
    isrFlushToDisk: false,
  },
  serverExternalPackages: [
    "better-sqlite3",
    "@prisma/adapter-better-sqlite3",
    "@prisma/adapter-pg",
    "pg",
    "@node-rs/argon2",
    "pino",
    "prom-client",
  ],
};

// Legal texts and documentation are MDX; the operator's handbook is plain Markdown of `docs`.
const withMDX = createMDX({
  extension: /\.mdx?$/,
  options: { remarkPlugins: ["remark-gfm"], rehypePlugins: ["rehype-slug"] },
});

export default withMDX(config);
