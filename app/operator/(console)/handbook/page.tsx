import type { Metadata } from "next";
import { handbookContent } from "@/components/console/handbook";
import type { Query } from "@/lib/auth/forms/form-page";
import { requireStaffOnPage } from "@/lib/auth/sessions/require-staff";
import { sections } from "@/lib/console/sections";
import { handbookPageNames, handbookPages } from "@/lib/search/handbook";
import { consolePaths } from "@/lib/site/staff-paths";

export const metadata: Metadata = { title: sections.handbook.title };

/** The pages of `docs` for those who run the site, inside the console. */
export default async function HandbookPage({ searchParams }: { searchParams: Query }) {
  await requireStaffOnPage(new Date(), sections.handbook.right);
  const { page: requestedPage } = await searchParams;
  const page = handbookPageNames.find((one) => one === requestedPage) ?? "handbook";
  return (
    <div className="grid gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_13rem]">
      <article className="handbook min-w-0 max-w-4xl">{await handbookContent(page)}</article>
      <nav aria-label={sections.handbook.title} className="xl:order-last">
        <ul className="flex flex-wrap gap-x-5 xl:sticky xl:top-6 xl:grid">
          {handbookPageNames.map((one) => (
            <li key={one}>
              <a
                href={consolePaths.handbookPage(one)}
                aria-current={one === page ? "page" : undefined}
                className="inline-flex min-h-11 items-center text-[0.9375rem] text-ink-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-accent xl:min-h-9"
              >
                {handbookPages[one]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
