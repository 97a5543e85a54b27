import type { FavouriteId, PropertyId } from '../../../../events/vocabulary.ts';
import { defineRow, number, optionalNumber, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, buildPut, ignoreStale, buildUpdate } from '../../../kernel/data/table.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';

const CountRow = defineRow('property-counts', {
  columns: {
    propertyId: text,
    views: optionalNumber,
    favourites: optionalNumber,
    enquiries: optionalNumber,
    viewings: optionalNumber,
    offers: optionalNumber,
  },
  indexes: { byProperty: rowKey('propertyId') },
});

const DayRow = defineRow('views-of-day', {
  columns: {
    propertyId: text,
    day: text,
    views: optionalNumber,
    enquiries: optionalNumber,
    viewings: optionalNumber,
    offers: optionalNumber,
  },
  indexes: { byProperty: rowKey('propertyId', 'day') },
});

/** A counted visitor of a day; deleted with the day's salt, so that visitors cannot be tracked. */
const VisitRow = defineRow('property-visit', {
  columns: { propertyId: text, visitor: text, expiresAt: number },
  indexes: { byVisitor: rowKey(['propertyId', 'visitor']) },
});

/** The last counted event of one favourite, so that repeated and reordered events keep the count right. */
const CountedFavouriteRow = defineRow('counted-favourite', {
  columns: { favouriteId: text, gone: { type: 'boolean', required: true } },
  indexes: { byFavourite: rowKey('favouriteId') },
});

/** What a buyer does that the owner's numbers count: the first message, a viewing request, an offer. */
export type CountedStepKind = 'enquiries' | 'viewings' | 'offers';

/** A counted step, so that a repeated event counts it once. */
const CountedStepRow = defineRow('counted-step', {
  columns: { step: text, id: text },
  indexes: { byStep: rowKey(['step', 'id']) },
});

export interface PropertyCounts extends Record<CountedStepKind, number> {
  readonly views: number;
  readonly favourites: number;
}
export interface PropertyDayCounts extends Record<CountedStepKind, number> {
  readonly day: string;
  readonly views: number;
}

const zeroCounts = { views: 0, enquiries: 0, viewings: 0, offers: 0 };

export async function loadCounts(ids: readonly PropertyId[]): Promise<Map<string, PropertyCounts>> {
  if (ids.length === 0) return new Map();
  const { data } = await CountRow.get(ids.map((propertyId) => ({ propertyId }))).go();
  return new Map(
    data.map(({ propertyId, ...counted }) => [propertyId, { ...zeroCounts, favourites: 0, ...counted }]),
  );
}

/** The numbers by day since `day`, oldest first; days without any are left out. */
export async function listDayCounts(propertyId: PropertyId, day: string): Promise<PropertyDayCounts[]> {
  const { data } = await DayRow.query.byProperty({ propertyId }).gte({ day }).go({ pages: 'all' });
  return data.map(({ propertyId: _, ...counted }) => ({ ...zeroCounts, ...counted }));
}

/** Counts a buyer's step once, by its id, on the given day. */
export async function countStep(
  propertyId: PropertyId,
  step: CountedStepKind,
  id: string,
  day: string,
): Promise<void> {
  await ignoreStale(
    commit([
      buildPut(CountedStepRow.create({ step, id })),
      buildUpdate(CountRow.update({ propertyId }).add({ [step]: 1 })),
      buildUpdate(DayRow.update({ propertyId, day }).add({ [step]: 1 })),
    ]),
  );
}

/**
 * Counts a visitor once a day. The counters are not part of the transaction, so that many concurrent visits
 * to a property do not conflict.
 */
export async function countVisit(propertyId: PropertyId, visitor: string, time: Date): Promise<void> {
  const day = time.toISOString().slice(0, 10);
  const expiresAt = toUnixSeconds(time) + 2 * daySeconds;
  const visit = VisitRow.create({ propertyId, visitor: `${day}#${visitor}`, expiresAt });
  const isNew = await ignoreStale(commit([buildPut(visit)]));
  if (!isNew) return;
  await Promise.all([
    CountRow.update({ propertyId }).add({ views: 1 }).go(),
    DayRow.update({ propertyId, day }).add({ views: 1 }).go(),
  ]);
}

/** Counts a favourite once, and not at all when its removal was processed first. */
export async function countFavourite(propertyId: PropertyId, favouriteId: FavouriteId): Promise<void> {
  await ignoreStale(
    commit([
      buildPut(CountedFavouriteRow.create({ favouriteId, gone: false })),
      buildUpdate(CountRow.update({ propertyId }).add({ favourites: 1 })),
    ]),
  );
}

export async function uncountFavourite(propertyId: PropertyId, favouriteId: FavouriteId): Promise<void> {
  const unsaved = CountedFavouriteRow.update({ favouriteId })
    .set({ gone: true })
    .where(({ gone }, { eq }) => eq(gone, false));
  const counted = await ignoreStale(
    commit([buildUpdate(unsaved), buildUpdate(CountRow.update({ propertyId }).add({ favourites: -1 }))]),
  );
  // Removed before it was counted: the later event of saving must find it gone.
  if (!counted)
    await ignoreStale(commit([buildPut(CountedFavouriteRow.create({ favouriteId, gone: true }))]));
}
