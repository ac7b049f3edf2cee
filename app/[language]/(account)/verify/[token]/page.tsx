export { default, generateMetadata } from "@/app/(english)/(account)/verify/[token]/page";

export const dynamic = "force-dynamic";
