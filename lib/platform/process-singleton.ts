const key = Symbol.for("palisade");
const holder = globalThis as typeof globalThis & { [key]?: Map<string, unknown> };
holder[key] ??= new Map();
const singletons = holder[key];

/**
 * The one value of this name in the process. Next bundles handlers, middleware and the server apart, so that a module's
 * own variable exists once in each bundle.
 */
export function processSingleton<T>(name: string, create: () => T): T {
  if (!singletons.has(name)) singletons.set(name, create());
  return singletons.get(name) as T;
}

/** Makes the process forget those whose name starts so, as one that has just started. For tests. */
export function removeSingletons(prefix: string): void {
  for (const name of [...singletons.keys()]) if (name.startsWith(prefix)) singletons.delete(name);
}
