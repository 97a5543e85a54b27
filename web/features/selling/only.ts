/** The part of an object with the wanted keys. */
export function only<T extends object>(all: T, wanted: (name: string) => boolean): Partial<T>;
export function only(all: object, wanted: (name: string) => boolean): object {
  return Object.fromEntries(Object.entries(all).filter(([name]) => wanted(name)));
}
