/** Runs after `next build`: what the server reads beside the build. The list of scripts, last, says that all is there. */
import "./after-build/bundle-server";
import "./after-build/pack-answers";
import "./after-build/route-patterns";
import "./after-build/csp-hashes";
