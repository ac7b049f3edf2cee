export { default, generateMetadata } from "@/app/(english)/(site)/ccpa/page";
