import type { ComponentProps } from "react";
import { TextField } from "./field";

/** A choice of files, as many as `multiple` allows. */
export function FileField(props: Omit<ComponentProps<typeof TextField>, "type" | "className">) {
  return (
    <TextField
      {...props}
      type="file"
      className="h-auto py-2.5 file:mr-3 file:rounded-md file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-medium file:text-ink"
    />
  );
}
