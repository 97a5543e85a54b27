/** The keys of a table whose type names them all, in its order. */
export const keysOf = <T extends object>(table: T): readonly Extract<keyof T, string>[] =>
  Object.keys(table).filter((key): key is Extract<keyof T, string> => key in table);
