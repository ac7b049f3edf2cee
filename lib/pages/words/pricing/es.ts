export { en as es } from "./en";
