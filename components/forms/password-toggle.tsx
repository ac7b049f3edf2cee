"use client";

import { type ComponentProps, useState } from "react";
import { VisibilityButton } from "./visibility-button";

/** Shows or masks the password in the field with the given id. */
export function PasswordToggle(
  props: Omit<ComponentProps<typeof VisibilityButton>, "isVisible" | "onToggle">,
) {
  const [isVisible, setVisible] = useState(false);

  function toggle() {
    document.getElementById(props.field)?.setAttribute("type", isVisible ? "password" : "text");
    setVisible(!isVisible);
  }

  return <VisibilityButton {...props} isVisible={isVisible} onToggle={toggle} />;
}
