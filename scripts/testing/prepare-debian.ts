import { containerPackages } from "../../tests/support/containers";
import { prepareDebian } from "../../tests/support/debian";

/** Makes the Debian of the deployment's tests, or says why this machine can't. */
const reason = prepareDebian("systemd-container", ...containerPackages);
if (reason) console.warn(`The deployment is not tested here: ${reason}`);
