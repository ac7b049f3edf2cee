export { default, generateMetadata } from "@/app/(english)/(site)/contact/page";
