export { default, generateMetadata } from "@/app/(english)/(site)/correct/page";
