export { default, generateMetadata } from "@/app/(english)/(site)/status/subscribe/confirm/[token]/page";

export const dynamic = "force-dynamic";
