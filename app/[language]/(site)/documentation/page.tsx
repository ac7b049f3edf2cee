export { default, generateMetadata } from "@/app/(english)/(site)/documentation/page";
