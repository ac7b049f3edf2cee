export { default, generateMetadata } from "@/app/(english)/(barriers)/unavailable/page";
