"use client";

import type { ReactNode } from "react";
import { useLoaded } from "./use-loaded";

interface LaterProps<Module> {
  /** Must be the same function in every rendering. */
  load: () => Promise<Module>;
  children: (loaded: Module) => ReactNode;
  loading?: ReactNode;
  /** Shown once loading has failed, until a later attempt succeeds. */
  missing?: ReactNode;
}

/**
 * A part of a page whose script is loaded when the part is first shown. With `React.lazy`, a failure would replace the whole
 * page for good. Here only the part is missing, and loading is tried again after growing pauses.
 */
export function Later<Module>({ load, children, loading, missing = loading }: LaterProps<Module>) {
  const { loaded, hasFailed } = useLoaded(load);
  return loaded ? children(loaded) : hasFailed ? missing : loading;
}
