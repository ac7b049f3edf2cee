export { default, generateMetadata } from "@/app/(english)/(site)/gdpr-request/page";
