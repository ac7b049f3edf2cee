export { default, generateMetadata } from "@/app/(english)/(barriers)/maintenance/page";
