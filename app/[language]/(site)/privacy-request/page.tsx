export { default, generateMetadata } from "@/app/(english)/(site)/privacy-request/page";
