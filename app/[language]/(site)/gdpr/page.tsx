export { default, generateMetadata } from "@/app/(english)/(site)/gdpr/page";
