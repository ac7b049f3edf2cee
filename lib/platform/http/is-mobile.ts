const mobileAgents = /Mobi|Android|iPhone|iPad|iPod|webOS|BlackBerry|IEMobile|Opera Mini/i;

/** Whether a browser claims to run on a phone or tablet. Anyone can send this header. */
export function isMobile(headers: Headers): boolean {
  const hint = headers.get("sec-ch-ua-mobile");
  return hint === "?1" || mobileAgents.test(headers.get("user-agent") ?? "");
}
