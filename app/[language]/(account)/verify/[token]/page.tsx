export { default, metadata } from "@/app/(english)/(account)/verify/[token]/page";

export const dynamic = "force-dynamic";
