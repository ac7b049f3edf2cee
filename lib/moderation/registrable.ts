export { registrable } from "./links/host";
