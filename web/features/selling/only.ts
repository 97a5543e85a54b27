/** The part of an object whose keys are wanted. */
export function only<T extends object>(all: T, wanted: (name: string) => boolean): Partial<T>;
export function only(all: object, wanted: (name: string) => boolean): object {
  return Object.fromEntries(Object.entries(all).filter(([name]) => wanted(name)));
}
