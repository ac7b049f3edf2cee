import type { ReactNode } from "react";
import { currentStaff } from "@/lib/auth/sessions/require-staff";
import { hasRight, type Right } from "@/lib/platform/rights";

type IfAllowedProps = {
  right: Right;
  children: ReactNode;
  /** Shown to everybody else instead. */
  otherwise?: ReactNode;
};

/** Renders its children only for staff with the right. This only hides them; the handlers enforce the right. */
export async function IfAllowed({ right, children, otherwise = null }: IfAllowedProps) {
  const staff = await currentStaff();
  return staff && hasRight(staff.role, right) ? children : otherwise;
}
