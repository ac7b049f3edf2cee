export { default, generateMetadata } from "@/app/(english)/(site)/privacy-requests/page";
