export { default, metadata } from "@/app/(english)/(barriers)/splash/page";
