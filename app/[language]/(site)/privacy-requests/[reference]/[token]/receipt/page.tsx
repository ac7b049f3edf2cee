export {
  default,
  generateMetadata,
} from "@/app/(english)/(site)/privacy-requests/[reference]/[token]/receipt/page";

export const dynamic = "force-dynamic";
