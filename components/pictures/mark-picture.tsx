import { markPath, pictureColors } from "@/lib/site/brand-mark";

type MarkPictureProps = {
  /** The side of the square, in pixels. */
  size: number;
  /** The mark's share of the side: in a maskable icon it must fit into the safe circle. */
  share: number;
  /** The corner radius as a share of the side. */
  round: number;
};

/** The mark on the dark brand color, for the renderer that turns elements into PNG. */
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
        background: pictureColors.deep,
      }}
    >
      <svg width={side} height={side} viewBox="0 0 24 24" aria-hidden="true">
        <path d={markPath} fill={pictureColors.onDeep} />
      </svg>
    </div>
  );
}
