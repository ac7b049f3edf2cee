export { default, generateMetadata } from "@/app/(english)/(site)/privacy-requests/[reference]/[token]/page";

export const dynamic = "force-dynamic";
