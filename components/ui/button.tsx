import type { ComponentProps } from "react";
import { cx } from "./cx";

/** The inverse variants are for the dark background of a closing call. */
export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "inverse" | "inverse-outline";
export type ButtonSize = "md" | "lg";

/** The classes of a button (app/styles/button.css), for other elements that look like one. */
export function buttonClass(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "md",
  className?: string,
): string {
  return cx("button", `is-${variant}`, size === "lg" && "is-large", className);
}

type ButtonProps = ComponentProps<"button"> & { variant?: ButtonVariant; size?: ButtonSize };

export function Button({
  variant = "primary",
  size = "md",
  type = "button",
  className,
  ...rest
}: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(variant, size, className)} />;
}
