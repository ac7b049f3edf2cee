import Link from "next/link";
import { parseInline } from "@/lib/documentation/markdown";

const linkClass =
  "font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current";

/** Running text of the documentation with its `code`, strong words and links. */
export function InlineText({ text }: { text: string }) {
  return parseInline(text).map((piece) => {
    switch (piece.type) {
      case "code":
        return <code key={piece.text}>{piece.text}</code>;
      case "strong":
        return <strong key={piece.text}>{piece.text}</strong>;
      case "link":
        if (piece.href.startsWith("/") && !piece.href.includes(".")) {
          return (
            <Link key={piece.href} href={piece.href} prefetch={false} className={linkClass}>
              {piece.text}
            </Link>
          );
        }
        return (
          <a key={piece.href} href={piece.href} className={linkClass}>
            {piece.text}
          </a>
        );
      default:
        return piece.text;
    }
  });
}
