export { default, metadata } from "@/app/(english)/(site)/status/page";
