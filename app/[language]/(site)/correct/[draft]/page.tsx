export { default, generateMetadata } from "@/app/(english)/(site)/correct/[draft]/page";

export const dynamic = "force-dynamic";
