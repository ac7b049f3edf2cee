import { Collapsible } from "@/components/ui/collapsible";
import { Icon } from "@/components/ui/icon";
import { peopleWords, roleNames } from "@/lib/auth/people/words";
import { allRights, hasRight, rights, roles } from "@/lib/platform/rights";

const { people: words } = peopleWords;

const frame = "relative overflow-x-auto border-t border-line";

/** What each role may do, rendered from the table that the access checks use. */
export function RightsTable() {
  return (
    <Collapsible summary={words.tableTitle} className="mt-8 bg-surface">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={words.tableTitle} tabIndex={0} className={frame}>
        <table className="w-full min-w-[38rem] text-left text-[0.9375rem] leading-6">
          <thead>
            <tr className="border-b border-line text-[0.8125rem] text-ink-soft">
              <th scope="col" className="px-4 py-3 font-medium">
                {words.may}
              </th>
              {roles.map((role) => (
                <th key={role} scope="col" className="px-3 py-3 text-center font-medium">
                  {roleNames[role].title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {allRights.map((right) => (
              <tr key={right}>
                <th scope="row" className="px-4 py-2.5 font-normal first-letter:uppercase">
                  {rights[right].allows}
                </th>
                {roles.map((role) => (
                  <td key={role} className="px-3 py-2.5 text-center">
                    {hasRight(role, right) ? (
                      <>
                        <Icon name="check" className="mx-auto size-4 text-allowed" />
                        <span className="sr-only">yes</span>
                      </>
                    ) : (
                      <span className="sr-only">no</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Collapsible>
  );
}
