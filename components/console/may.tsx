import type { ReactNode } from "react";
import { currentStaff } from "@/lib/auth/sessions/require-operator";
import { hasRight, type Right } from "@/lib/platform/rights";

type IfAllowedProps = {
  right: Right;
  children: ReactNode;
  /** What everybody else sees in its place. */
  otherwise?: ReactNode;
};

/** What is in the page only for who has the right. It hides; the handlers behind it refuse. */
export async function IfAllowed({ right, children, otherwise = null }: IfAllowedProps) {
  const staff = await currentStaff();
  return staff && hasRight(staff.role, right) ? children : otherwise;
}
