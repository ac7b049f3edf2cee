import { markPath, pictureColours } from "@/lib/site/brand-mark";

type MarkPictureProps = {
  /** The side of the square, in pixels. */
  size: number;
  /** The mark's share of the side: a maskable icon keeps it inside the safe circle. */
  share: number;
  /** The rounding of the corners, as a share of the side. */
  round: number;
};

/** The mark on the deep colour, for the renderer that turns elements into PNG. */
export function MarkPicture({ size, share, round }: MarkPictureProps) {
  const side = Math.round(size * share);
  return (
    <div
      style={{
        display: "flex",
        width: size,
        height: size,
        alignItems: "center",
        justifyContent: "center",
        borderRadius: Math.round(size * round),
        background: pictureColours.deep,
      }}
    >
      <svg width={side} height={side} viewBox="0 0 24 24" aria-hidden="true">
        <path d={markPath} fill={pictureColours.onDeep} />
      </svg>
    </div>
  );
}
