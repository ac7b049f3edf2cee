export { default, generateMetadata } from "@/app/(english)/(barriers)/splash/page";
