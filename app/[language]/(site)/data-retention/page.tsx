export { default, generateMetadata } from "@/app/(english)/(site)/data-retention/page";
