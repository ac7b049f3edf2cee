export { default, metadata } from "@/app/(english)/(barriers)/maintenance/page";
