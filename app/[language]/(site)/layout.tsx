export { default } from "@/app/(english)/(site)/layout";
