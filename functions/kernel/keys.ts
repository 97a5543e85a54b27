/** The keys of a table whose type names them all, in its order. */
export function keysOf<T extends object>(table: T): readonly Extract<keyof T, string>[] {
  return Object.keys(table).filter((key): key is Extract<keyof T, string> => key in table);
}
