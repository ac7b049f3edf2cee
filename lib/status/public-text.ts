/** Readable from any website: it is public by design. */
export const anyOrigin = { "Access-Control-Allow-Origin": "*" };

export const publicText = (contentType: string, text: string): Response =>
  new Response(text, {
    headers: {
      ...anyOrigin,
      "Content-Type": `${contentType}; charset=utf-8`,
      "Cache-Control": "no-cache",
    },
  });
