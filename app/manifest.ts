import type { MetadataRoute } from "next";
import { mainLanguage } from "@/lib/site/language";
import { manifestIn } from "@/lib/site/manifest";

export default function manifest(): MetadataRoute.Manifest {
  return manifestIn(mainLanguage);
}
