const key = Symbol.for("palisade");
const holder = globalThis as typeof globalThis & { [key]?: Map<string, unknown> };
holder[key] ??= new Map();
const singletons = holder[key];

/** One value per process and name: module variables would exist once in each of Next's bundles. */
export function processSingleton<T>(name: string, create: () => T): T {
  if (!singletons.has(name)) singletons.set(name, create());
  return singletons.get(name) as T;
}

/** Removes the values whose name has this prefix. For tests. */
export function removeSingletons(prefix: string): void {
  for (const name of [...singletons.keys()]) if (name.startsWith(prefix)) singletons.delete(name);
}
