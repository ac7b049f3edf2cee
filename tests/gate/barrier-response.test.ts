import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { barrierResponse } from "@/lib/gate/barrier-response";

it.each(["if-none-match", "if-modified-since"])(
  "%s never turns a gate or maintenance response into a 304",
  (condition) => {
    const headers = { [condition]: "*", "accept-language": "en", "sec-fetch-dest": "document" };
    const request = new NextRequest("http://localhost:3000/pricing", { headers });
    const answer = barrierResponse("gate", request, null, new Date("2027-01-01T12:00:00Z"));
    expect(answer.status).toBe(401);
    // The request headers that Next passes on.
    const kept = answer.headers.get("x-middleware-override-headers")?.split(",");
    expect(kept).toContain("accept-language");
    expect(kept).not.toContain(condition);
  },
);
