export { default, metadata } from "@/app/(english)/(site)/correct/[draft]/page";

export const dynamic = "force-dynamic";
