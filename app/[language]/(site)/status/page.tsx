export { default, generateMetadata } from "@/app/(english)/(site)/status/page";
