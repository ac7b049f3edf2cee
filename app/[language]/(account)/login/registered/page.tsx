export { default, generateMetadata } from "@/app/(english)/(account)/login/registered/page";
