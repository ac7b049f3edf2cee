export { default, generateMetadata } from "@/app/(english)/(site)/status/incidents/[id]/page";

export const dynamic = "force-dynamic";
