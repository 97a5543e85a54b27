import type { PropertyId } from '../../../../events/vocabulary.ts';
import { createRowRead, type RowRead } from '../../../kernel/data/row-read.ts';
import { defineRow, json, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, commit, ignoreStale } from '../../../kernel/data/table.ts';
import { WatchedHome } from '../domain/watched-home.ts';

const WatchedHomeRow = defineRow('watched-home', {
  columns: { propertyId: text, version: number, watched: json },
  indexes: { byProperty: rowKey('propertyId') },
});

/** The read of the home as searches were last matched with it. */
export function createWatchedHomeRead(propertyId: PropertyId): RowRead<WatchedHome | undefined> {
  return createRowRead(
    WatchedHomeRow.get({ propertyId }),
    (stored) => stored && WatchedHome.parse(stored['watched']),
  );
}

/** Saves a state unless a later one is stored. */
export async function saveWatchedHome(watched: WatchedHome): Promise<void> {
  const { propertyId, version } = watched;
  const put = WatchedHomeRow.put({ propertyId, version, watched }).where(
    (row, { lt, notExists }) => `${notExists(row.version)} OR ${lt(row.version, version)}`,
  );
  await ignoreStale(commit([buildPut(put)]));
}
