export { default, generateMetadata } from "@/app/(english)/(site)/features/page";
