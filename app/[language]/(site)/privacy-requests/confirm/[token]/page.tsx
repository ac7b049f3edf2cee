export { default, generateMetadata } from "@/app/(english)/(site)/privacy-requests/confirm/[token]/page";

export const dynamic = "force-dynamic";
