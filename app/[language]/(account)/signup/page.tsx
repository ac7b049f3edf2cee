export { default, generateMetadata } from "@/app/(english)/(account)/signup/page";
