export { default, generateMetadata } from "@/app/(english)/(site)/ccpa-request/opt-out/page";
