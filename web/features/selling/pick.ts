/** The part of an object with the wanted keys. */
export function pick<T extends object>(all: T, wanted: (name: string) => boolean): Partial<T>;
export function pick(all: object, wanted: (name: string) => boolean): object {
  return Object.fromEntries(Object.entries(all).filter(([name]) => wanted(name)));
}
