export { default, metadata } from "@/app/(english)/(barriers)/gate/page";
