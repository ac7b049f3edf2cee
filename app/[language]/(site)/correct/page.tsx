export { default, metadata } from "@/app/(english)/(site)/correct/page";
