const mobileAgents = /Mobi|Android|iPhone|iPad|iPod|webOS|BlackBerry|IEMobile|Opera Mini/i;

/** Whether a browser says that it runs on a phone or tablet. A claim, not a proof: anyone can send it. */
export function isMobile(headers: Headers): boolean {
  const hint = headers.get("sec-ch-ua-mobile");
  return hint === "?1" || mobileAgents.test(headers.get("user-agent") ?? "");
}
