export { default, generateMetadata } from "@/app/(english)/(site)/pricing/page";
