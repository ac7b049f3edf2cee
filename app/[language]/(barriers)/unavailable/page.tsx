export { default, metadata } from "@/app/(english)/(barriers)/unavailable/page";
