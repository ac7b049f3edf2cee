/**
 * A number that grows whenever settings change what pages show, so that nothing rendered before the change is served
 * after it. One for each process: the middleware and the server around it are separate bundles.
 */
const shared = globalThis as typeof globalThis & { palisadeContentVersion?: number };

export const contentVersion = (): number => shared.palisadeContentVersion ?? 0;

export function bumpContentVersion(): void {
  shared.palisadeContentVersion = contentVersion() + 1;
}
