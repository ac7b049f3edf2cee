import { write } from "@/lib/platform/database";
import type { Env } from "@/lib/platform/environment";
import { hashPassword } from "@/lib/platform/hash-password";
import { lawPaths } from "@/lib/privacy/laws";
import { type Settings, settingKeys } from "@/lib/settings/schema";
import { endpoints, paths } from "@/lib/site/paths";

/** What a new site starts with. */
const defaults: Settings = {
  protection: { enabled: false, mobile: "splash", passcodeHash: null },
  maintenance: {
    enabled: false,
    message: "We are improving the service and will be back shortly.",
    endTime: null,
    showTimer: true,
    // Statutory requests and the status page stay reachable, with what their forms need.
    exempt: [
      paths.status,
      ...lawPaths.pages,
      paths.correction,
      paths.privacyRequests,
      endpoints.health,
      ...lawPaths.endpoints,
      endpoints.privacyRequests,
    ],
  },
  announcement: {
    enabled: false,
    message: "",
    type: "info",
    link: null,
    linkText: null,
    dismissible: true,
    expiresAt: null,
  },
  logo: { logoUrl: null },
};

/**
 * Creates the settings that don't exist yet; what an operator changed is never touched. SITE_PASSCODE becomes the
 * passcode of a site that has none.
 * @returns the keys created
 */
export async function seed(env: Env, now: Date): Promise<string[]> {
  const passcodeHash = env.SITE_PASSCODE ? await hashPassword(env.SITE_PASSCODE) : null;
  return write(async (tx) => {
    const existing = await tx.setting.findMany({ select: { key: true, value: true } });
    const missing = settingKeys.filter((key) => !existing.some((row) => row.key === key));
    for (const key of missing) {
      await tx.setting.create({ data: { key, value: defaults[key], updatedAt: now, updatedBy: "seed" } });
    }
    const stored = existing.find(({ key }) => key === "protection")?.value ?? defaults.protection;
    const protection = stored as Settings["protection"];
    if (passcodeHash && protection.passcodeHash === null) {
      const data = { value: { ...protection, passcodeHash }, updatedAt: now, updatedBy: "seed" };
      await tx.setting.update({ where: { key: "protection" }, data });
    }
    return missing;
  });
}
