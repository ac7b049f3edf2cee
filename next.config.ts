import createMDX from "@next/mdx";
import type { NextConfig } from "next";

/** The variables of lib/site/brand.ts, for scripts that run in the browser. */
const {
  SITE_NAME = "",
  LEGAL_NAME = "",
  SITE_DOMAIN = "",
  PHONE_MAIN = "",
  PHONE_TOLL_FREE = "",
} = process.env;

// Turns off the telemetry of `next build`.
process.env.NEXT_TELEMETRY_DISABLED = "1";

const config: NextConfig = {
  env: { SITE_NAME, LEGAL_NAME, SITE_DOMAIN, PHONE_MAIN, PHONE_TOLL_FREE },
  // The default is random; two machines with the same build would then treat each other's pages as another release's.
  generateBuildId: async () => (await import("./scripts/lib.mjs")).buildId(process.env),
  pageExtensions: ["ts", "tsx", "mdx"],
  poweredByHeader: false,
  // lib/platform/http-server/compress.ts compresses instead, with Brotli.
  compress: false,
  reactStrictMode: true,
  // No page uses the image optimizer, and the server refuses its address.
  images: { unoptimized: true },
  // `npm test` checks types, including tests and scripts, with packages that only it installs.
  typescript: { ignoreBuildErrors: true },
  // globalNotFound keeps the not-found page out of every page's payload. authInterrupts lets `forbidden()` respond with 403.
  // Preloading all pages takes a second of CPU time and some 35 MB. isrFlushToDisk: pages written into the build would
  // be served after a restart with a CSP that doesn't match them.
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
