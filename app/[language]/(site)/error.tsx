"use client";

export { default } from "@/app/(english)/(site)/error";
