import { containerPackages } from "../../tests/support/containers";
import { prepareDebian } from "../../tests/support/debian";

/** Prepares the Debian system of the deployment tests, or prints why this machine can't. */
const reason = prepareDebian("systemd-container", ...containerPackages);
if (reason) console.warn(`The deployment is not tested here: ${reason}`);
