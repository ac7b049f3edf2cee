export { default, generateMetadata } from "@/app/(english)/(site)/status/subscribe/page";
