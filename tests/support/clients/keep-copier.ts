/** The copier of a key, made once: its template is shared. One that could not be made is made anew at the next call. */
export function keepCopier<T>(
  kept: WeakMap<object, Promise<T>>,
  key: object,
  make: () => Promise<T>,
): Promise<T> {
  const found = kept.get(key);
  if (found) return found;
  const copier = make();
  kept.set(key, copier);
  copier.catch(() => kept.delete(key));
  return copier;
}
