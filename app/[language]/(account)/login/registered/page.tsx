export { default, metadata } from "@/app/(english)/(account)/login/registered/page";
