import { Glyph } from "./glyph";
import { iconPaths } from "./icon-paths";

export type IconName = keyof typeof iconPaths;

/** An outline by its name, for server components: in a client component use `Glyph`, or every outline travels along. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Glyph d={iconPaths[name]} className={className} />;
}
