import type { SavedSearchId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import {
  createPaddedNumber,
  defineRow,
  number,
  optionalNumber,
  rowKey,
  text,
} from '../../../kernel/data/row.ts';
import { buildDelete, buildPut, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import type { Home } from '../../search/index/index.ts';
import type { AlertFilter } from '../domain/filter-query.ts';
import { confirmationDays, SavedSearch, type SearchOwnerId } from '../domain/saved-search.ts';
import { createSearchRows, SearchRow, toRowPoint } from '../domain/search-row.ts';
import { noteCellUse } from './cell-use-repository.ts';

const searches = defineDocumentEntity('saved-search', SavedSearch, {
  columns: {
    ownerId: text,
    id: text,
    version: number,
    /** When the table removes a search that has not been confirmed. */
    expiresAt: optionalNumber,
    search: documentColumn,
  },
  derive: ({ status, createdAt }) => ({
    expiresAt: status === 'pending' ? toUnixSeconds(createdAt) + confirmationDays * daySeconds : undefined,
  }),
  indexes: { byOwner: rowKey('ownerId', 'id') },
});

/** A search in one of the cells that it lies in, by the highest price that it takes. */
const CellRow = defineRow('saved-search-cell', {
  columns: {
    cell: text,
    maxPrice: createPaddedNumber(10),
    searchId: text,
    ownerId: text,
    minPrice: number,
    minBeds: number,
    maxBeds: number,
    west: number,
    south: number,
    east: number,
    north: number,
    minBaths: number,
    lat: number,
    lng: number,
    reach: number,
    types: number,
    tenures: number,
    flags: number,
    exclude: number,
    takesStc: { type: 'boolean', required: true },
    rare: { type: 'any' },
  },
  indexes: { byCell: rowKey('cell', 'maxPrice', 'searchId') },
});

// Reads

export interface SavedSearchKey {
  readonly ownerId: SearchOwnerId;
  readonly id: SavedSearchId;
}

export function findSavedSearch(key: SavedSearchKey): Promise<SavedSearch | undefined> {
  return searches.find(key);
}

/** @throws 404 for an id that is not of a search of the owner */
export async function getSavedSearch(key: SavedSearchKey): Promise<SavedSearch> {
  const search = await findSavedSearch(key);
  if (!search) throw new AppError('not_found', 'We can’t find that saved search.');
  return search;
}

/** A person's searches, oldest first. */
export function listSavedSearches(ownerId: SearchOwnerId): Promise<SavedSearch[]> {
  return searches.list('byOwner', { ownerId }, { consistent: true });
}

/** The searches that still exist. */
export function listSavedSearchesByKeys(keys: Iterable<SavedSearchKey>): Promise<SavedSearch[]> {
  return searches.listByKeys(keys, { consistent: true });
}

/** The rows of a cell whose bounds a home is within. */
export async function listRowsOfCell(cell: string, home: Home): Promise<SearchRow[]> {
  const { price, beds } = home;
  const { lat, lng } = toRowPoint(home);
  const { data } = await CellRow.query
    .byCell({ cell })
    .gte({ maxPrice: price })
    .where((row, { lte, gte }) =>
      [
        lte(row.minPrice, price),
        lte(row.minBeds, beds),
        gte(row.maxBeds, beds),
        lte(row.west, lng),
        gte(row.east, lng),
        lte(row.south, lat),
        gte(row.north, lat),
      ].join(' AND '),
    )
    .go({ pages: 'all' });
  return data.map((row) => SearchRow.parse(row));
}

// Writes

/** A search with what it looks for. */
export interface FilteredSearch {
  readonly search: SavedSearch;
  readonly filter: AlertFilter;
}

/** Saves a search together with the rows by which changed homes find it; only an active one has any. */
export async function prepareSavedSearchWrites(
  before: FilteredSearch | undefined,
  after: FilteredSearch,
): Promise<Write[]> {
  return [searches.buildSave(after.search), ...(await prepareCellWrites(before, after))];
}

/** Deletes a search with its rows. */
export function buildSavedSearchRemoval(before: FilteredSearch): Write[] {
  return [searches.buildRemoval(before.search), ...buildCellWrites(listCellRows(before), [])];
}

/** Gives a search to another person, who has it in its first version. */
export async function prepareSavedSearchMove(
  before: FilteredSearch,
  after: FilteredSearch,
): Promise<Write[]> {
  return [
    searches.buildRemoval(before.search),
    searches.buildSave(after.search),
    ...(await prepareCellWrites(before, after)),
  ];
}

async function prepareCellWrites(
  before: FilteredSearch | undefined,
  after: FilteredSearch,
): Promise<Write[]> {
  const present = listCellRows(after);
  await noteCellUse(present.map(({ cell }) => cell));
  return buildCellWrites(listCellRows(before), present);
}

function buildCellWrites(gone: readonly SearchRow[], present: readonly SearchRow[]): Write[] {
  const kept = new Set(present.map(toRowKey));
  return [
    ...gone.filter((row) => !kept.has(toRowKey(row))).map((row) => buildDelete(CellRow.delete(row))),
    ...present.map((row) => buildPut(CellRow.put(row))),
  ];
}

const toRowKey = ({ cell, maxPrice }: { cell: string; maxPrice: number }) => `${cell} ${maxPrice}`;

function listCellRows(matched: FilteredSearch | undefined): SearchRow[] {
  return matched?.search.status === 'active' ? createSearchRows(matched.search, matched.filter) : [];
}
