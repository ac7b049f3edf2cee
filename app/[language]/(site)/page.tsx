export { default, generateMetadata } from "@/app/(english)/(site)/page";
