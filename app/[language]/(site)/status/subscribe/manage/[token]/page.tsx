export { default, generateMetadata } from "@/app/(english)/(site)/status/subscribe/manage/[token]/page";

export const dynamic = "force-dynamic";
