export { default, generateMetadata } from "@/app/(english)/(site)/privacy/page";
