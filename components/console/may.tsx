import type { ReactNode } from "react";
import { currentStaff } from "@/lib/auth/sessions/require-operator";
import { mayDo, type Right } from "@/lib/platform/rights";

type MayProps = {
  right: Right;
  children: ReactNode;
  /** What everybody else sees in its place. */
  otherwise?: ReactNode;
};

/** What is in the page only for who has the right. It hides; the handlers behind it refuse. */
export async function May({ right, children, otherwise = null }: MayProps) {
  const staff = await currentStaff();
  return staff && mayDo(staff.role, right) ? children : otherwise;
}
