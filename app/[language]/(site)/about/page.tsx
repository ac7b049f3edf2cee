export { default, generateMetadata } from "@/app/(english)/(site)/about/page";
