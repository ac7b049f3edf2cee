export { default, metadata } from "@/app/(english)/(site)/privacy-requests/[reference]/[token]/page";

export const dynamic = "force-dynamic";
