export { default } from "@/app/(english)/(account)/layout";
