import * as z from 'zod';
import { PropertyId } from '../../../../events/vocabulary.ts';
import { dayMs } from '../../../kernel/time.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { createFeedRow, FeedRow } from '../../search/domain/feed-row.ts';
import type { MatchCause } from './match-cause.ts';

/** A home as it was when saved searches were last matched with it. */
export const WatchedHome = z.object({
  propertyId: PropertyId,
  /** The version of the property. */
  version: z.int(),
  /** Its latest state on the market, also while it is paused or reviewed; otherwise `null`. */
  home: FeedRow.shape.home,
  onMarket: z.boolean(),
  changedAt: z.iso.datetime(),
  newAt: z.iso.datetime().optional(),
  backAt: z.iso.datetime().optional(),
});
export type WatchedHome = z.output<typeof WatchedHome>;

export interface HomeNews {
  readonly cause: MatchCause;
  /** The price before, of a reduction. */
  readonly from?: number | undefined;
  /** Equal for equal news, so that a search reports it once. */
  readonly key: string;
}

/** The present state of a property, after an earlier one. */
export function toWatchedHome(property: Property, before: WatchedHome | undefined, now: Date): WatchedHome {
  const { home } = createFeedRow(property, 0, now);
  return {
    propertyId: property.id,
    version: property.version,
    home: home ?? (isHeld(property) ? (before?.home ?? null) : null),
    onMarket: home !== null,
    changedAt: property.updatedAt,
    ...(property.newAt !== undefined && { newAt: property.newAt }),
    ...(property.backOnMarketAt !== undefined && { backAt: property.backOnMarketAt }),
  };
}

/** Whether a home may return to the market as it was. The words of every other one are not kept. */
const isHeld = ({ status, stalledAt }: Property): boolean =>
  status === 'paused' || status === 'under_review' || stalledAt !== undefined;

/** A home that was on the market before anyone watched it is not news. */
const firstSightMs = 2 * dayMs;

export interface HomeChangeForAlerts {
  readonly before: WatchedHome | undefined;
  readonly after: WatchedHome;
  readonly now: Date;
}
/** What a search is to a home: whether it finds the home before and after its change. */
export interface SearchForHome {
  readonly before: boolean;
  readonly after: boolean;
  readonly watchedSince: string;
}

/** What a change of a home is to one search; `undefined` when it is nothing new to it. */
export function findNews(change: HomeChangeForAlerts, search: SearchForHome): HomeNews | undefined {
  const { before, after } = change;
  // The results had it when the search was saved.
  if (!after.onMarket || !after.home || after.changedAt <= search.watchedSince) return undefined;
  if (!search.after) return undefined;
  const common = findCommonNews(change);
  if (common || !before?.home) return common;
  if (!search.before) return { cause: 'fits', key: 'fits' };
  // It was on the market in the same state, unless the search began while it was not.
  const wasThere = before.onMarket || search.watchedSince <= before.changedAt;
  return wasThere ? undefined : { cause: 'back', key: `back.${after.changedAt}` };
}

/** What a change of a home is to all searches that find it; `undefined` when that depends on the search. */
export function findCommonNews({ before, after, now }: HomeChangeForAlerts): HomeNews | undefined {
  const stamp = findArrivalNews(before, after, now);
  if (stamp || !before?.home || !after.home || after.home.price >= before.home.price) return stamp;
  return { cause: 'reduced', from: before.home.price, key: `reduced.${after.home.price}` };
}

/** The news of a home that went on sale, or came back, since it was looked at. */
function findArrivalNews(
  before: WatchedHome | undefined,
  after: WatchedHome,
  now: Date,
): HomeNews | undefined {
  const oldest = before ? '' : new Date(now.getTime() - firstSightMs).toISOString();
  const { newAt, backAt } = after;
  if (backAt !== undefined && backAt !== before?.backAt && backAt > oldest)
    return { cause: 'back', key: `back.${backAt}` };
  if (newAt !== undefined && newAt !== before?.newAt && newAt > oldest)
    return { cause: 'new', key: `new.${newAt}` };
  return undefined;
}

/** Whether a change can be news to a search: the same home in a later state on the market. */
export function isWorthMatching({ before, after }: HomeChangeForAlerts): boolean {
  if (!after.onMarket || !after.home) return false;
  return !before || before.version < after.version;
}
