import { Glyph } from "./glyph";
import { iconPaths } from "./icon-paths";

export type IconName = keyof typeof iconPaths;

/**
 * An icon by name, for server components. Client components use `Glyph`; otherwise their script would contain every
 * icon.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Glyph d={iconPaths[name]} className={className} />;
}
