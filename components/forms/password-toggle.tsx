"use client";

import { type ReactNode, useState } from "react";

/** Shows or masks the password in the field with the given id. */
export function PasswordToggle({
  field,
  words,
  icons,
}: {
  field: string;
  words: { show: string; hide: string };
  icons: { show: ReactNode; hide: ReactNode };
}) {
  const [shown, setShown] = useState(false);

  function toggle() {
    document.getElementById(field)?.setAttribute("type", shown ? "password" : "text");
    setShown(!shown);
  }

  return (
    <button
      type="button"
      onClick={toggle}
      aria-label={shown ? words.hide : words.show}
      aria-controls={field}
      className="needs-js grid size-11 place-items-center rounded-md text-ink-soft hover:text-ink"
    >
      {shown ? icons.hide : icons.show}
    </button>
  );
}
