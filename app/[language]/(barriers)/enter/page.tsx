export { default, generateMetadata } from "@/app/(english)/(barriers)/enter/page";
