export { GET } from "@/app/(english)/(barriers)/enter/[secret]/route";
