import { openGraphSize, type PageKey, pageMeta } from "@/lib/pages/page-meta";
import { site } from "@/lib/site/brand";
import { markPath, pictureColors } from "@/lib/site/brand-mark";
import type { Language } from "@/lib/site/language";
import { stakeRow } from "./stake-row";

const tallest = 190;
const pitch = 50;
const stakeWidth = 34;
const point = 20;

function Stakes({ page }: { page: PageKey }) {
  return (
    <svg
      width={openGraphSize.width}
      height={tallest}
      viewBox={`0 0 ${openGraphSize.width} ${tallest}`}
      aria-hidden="true"
      style={{ position: "absolute", left: 0, bottom: 0 }}
    >
      {stakeRow(page).map(({ height, tone }, index) => {
        const left = index * pitch + (pitch - stakeWidth) / 2;
        const top = tallest * (1 - height);
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing, never reordered
            key={index}
            fill={pictureColors[tone]}
            d={`M${left} ${top + point}l${stakeWidth / 2} -${point}l${stakeWidth / 2} ${point}V${tallest}h-${stakeWidth}z`}
          />
        );
      })}
    </svg>
  );
}

/** A page's link preview, for the renderer that turns elements into PNG. It supports only inline styles and flex boxes. */
export function PagePicture({ language, page }: { language: Language; page: PageKey }) {
  const { title, picture } = pageMeta[language][page];
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        ...openGraphSize,
        padding: "64px 72px",
        position: "relative",
        background: pictureColors.deep,
        color: pictureColors.onDeep,
        fontFamily: "Instrument Sans",
      }}
    >
      <Stakes page={page} />
      <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
        <div style={{ display: "flex", alignItems: "center" }}>
          <svg width={56} height={56} viewBox="0 0 24 24" aria-hidden="true">
            <path d={markPath} fill={pictureColors.accent} />
          </svg>
          <span style={{ marginLeft: 18, fontSize: 40, letterSpacing: "-0.03em" }}>{site.name}</span>
        </div>
        {page !== "home" && <span style={{ fontSize: 28, color: pictureColors.onDeepSoft }}>{title}</span>}
      </div>
      <div
        style={{
          display: "flex",
          maxWidth: 940,
          marginTop: 76,
          fontSize: picture.length > 36 ? 74 : 88,
          lineHeight: 1.06,
          textWrap: "balance",
          letterSpacing: "-0.035em",
        }}
      >
        {picture}
      </div>
    </div>
  );
}
