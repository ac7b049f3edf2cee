export { default, metadata } from "@/app/(english)/(barriers)/layout";
