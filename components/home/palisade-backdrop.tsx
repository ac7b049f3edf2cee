const pitch = 60;
const width = 45;
const point = 26;
const ground = 2000;

/** Tops of one stretch of stakes: near enough to stand in line, uneven as hewn wood is. */
const tops = [42, 24, 50, 16, 34, 6, 44, 20, 30, 0, 38, 14, 48, 10, 28, 40];

/** The palisade itself, wide and quiet, with the product standing before it. The stretch repeats to any width. */
export function PalisadeBackdrop() {
  const path = tops
    .map((top, index) => {
      const left = index * pitch;
      return `M${left} ${ground}V${top + point}l${width / 2}-${point} ${width / 2} ${point}V${ground}z`;
    })
    .join("");
  return (
    <svg aria-hidden="true" focusable="false" className="palisade-backdrop">
      <pattern id="palisade" width={tops.length * pitch} height={ground} patternUnits="userSpaceOnUse">
        <path d={path} fill="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#palisade)" />
    </svg>
  );
}
