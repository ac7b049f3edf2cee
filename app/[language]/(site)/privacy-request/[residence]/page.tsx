export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/app/(english)/(site)/privacy-request/[residence]/page";

export const dynamicParams = false;
