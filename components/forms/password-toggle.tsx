"use client";

import { type ComponentProps, useState } from "react";
import { VisibilityButton } from "./visibility-button";

/** Shows or masks the password in the field with the given id. */
export function PasswordToggle(props: Omit<ComponentProps<typeof VisibilityButton>, "shown" | "onToggle">) {
  const [shown, setShown] = useState(false);

  function toggle() {
    document.getElementById(props.field)?.setAttribute("type", shown ? "password" : "text");
    setShown(!shown);
  }

  return <VisibilityButton {...props} shown={shown} onToggle={toggle} />;
}
