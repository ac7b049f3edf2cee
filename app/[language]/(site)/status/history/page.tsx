export { default, generateMetadata } from "@/app/(english)/(site)/status/history/page";

export const dynamic = "force-dynamic";
