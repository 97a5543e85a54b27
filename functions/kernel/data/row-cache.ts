export interface RowCacheOptions {
  /** The most rows that are kept; the one that was not used for longest leaves first. */
  readonly max: number;
  /** Milliseconds after which a row is read again, whatever its version. */
  readonly maxAgeMs: number;
  /** Milliseconds of a clock that only grows. */
  readonly readMs: () => number;
}

/**
 * Keeps what an instance read, so that pages which many people look at are read once. A version is a number that
 * grows with each change of what is kept.
 */
export interface RowCache<Row> {
  /** The row at this version or a later one. */
  readonly find: (id: string, version: number) => Row | undefined;
  readonly save: (id: string, version: number, row: Row) => void;
}

export function createRowCache<Row>({ max, maxAgeMs, readMs }: RowCacheOptions): RowCache<Row> {
  const kept = new Map<string, { readonly version: number; readonly row: Row; readonly savedAt: number }>();
  return {
    find(id, version) {
      const found = kept.get(id);
      if (!found) return undefined;
      kept.delete(id);
      if (found.version < version || readMs() - found.savedAt >= maxAgeMs) return undefined;
      kept.set(id, found);
      return found.row;
    },
    save(id, version, row) {
      kept.delete(id);
      kept.set(id, { version, row, savedAt: readMs() });
      const oldest = kept.keys().next();
      if (kept.size > max && !oldest.done) kept.delete(oldest.value);
    },
  };
}
