export { default, generateMetadata } from "@/app/(english)/(barriers)/gate/page";
