export { default, generateMetadata } from "@/app/(english)/(site)/terms/page";
