export { default, metadata } from "@/app/(english)/(barriers)/enter/page";
