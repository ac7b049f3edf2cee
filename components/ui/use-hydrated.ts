import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML, until its scripts run. Until then, `late-shown` and `late-hidden` apply (app/styles/ui.css). */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
