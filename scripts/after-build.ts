/**
 * Runs after `next build` and writes what the server needs. The list of scripts is last, because its presence means
 * that everything is complete.
 */
import "./after-build/bundle-server";
import "./after-build/pack-assets";
import "./after-build/route-patterns";
import "./after-build/brand";
import "./after-build/csp-hashes";
