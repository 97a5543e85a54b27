import * as z from 'zod';
import { PropertyId, ShortlistId, UserId, textUpTo } from '../../../../events/vocabulary.ts';
import type { Favourite } from '../../favourites/domain/favourite.ts';

export const Vote = z.enum(['love', 'maybe', 'no']);
export type Vote = z.output<typeof Vote>;

/** The longest note to the other one, in characters. */
export const sharedNoteMaxLength = 500;

/** What one of the two says of a home, for both to read. */
export const Opinion = z.object({
  shortlistId: ShortlistId,
  userId: UserId,
  propertyId: PropertyId,
  vote: Vote.optional(),
  note: z.string().optional(),
  changedAt: z.iso.datetime(),
  version: z.int().min(1),
});
export type Opinion = z.output<typeof Opinion>;

/** A part that is not sent stays; null, or an empty note, removes it. */
export const OpinionChange = z.strictObject({
  vote: Vote.nullable().optional(),
  note: textUpTo(sharedNoteMaxLength).optional(),
});
export type OpinionChange = z.output<typeof OpinionChange>;

export type OpinionKey = Pick<Opinion, 'shortlistId' | 'userId' | 'propertyId'>;

/** The opinion after a change; `undefined` where nothing changed. */
export function changeOpinion(
  key: OpinionKey,
  before: Opinion | undefined,
  { vote = before?.vote, note = before?.note }: OpinionChange,
  now: Date,
): Opinion | undefined {
  if ((vote ?? undefined) === before?.vote && (note || undefined) === before?.note) return undefined;
  return {
    ...key,
    ...(vote && { vote }),
    ...(note && { note }),
    changedAt: now.toISOString(),
    version: (before?.version ?? 0) + 1,
  };
}

export const SavedBy = z.enum(['you', 'partner', 'both']);

/** A home that one of the two saved, as one of them sees it. */
export interface SharedHome {
  readonly propertyId: PropertyId;
  readonly savedBy: z.output<typeof SavedBy>;
  /** When the later of the two saved it. */
  readonly savedAt: string;
  /** The price on the day when it was first saved, in pounds. */
  readonly savedPrice: number;
  /** What it was called then; missing for one that was saved before this was kept. */
  readonly savedTitle?: string;
  readonly yours: Pick<Opinion, 'vote' | 'note'>;
  readonly theirs: Pick<Opinion, 'vote' | 'note'>;
}

interface BothLists {
  readonly own: readonly Favourite[];
  readonly partners: readonly Favourite[];
  readonly opinions: readonly Opinion[];
}

export function toShownOpinion(opinion: Opinion | undefined): Pick<Opinion, 'vote' | 'note'> {
  return {
    ...(opinion?.vote && { vote: opinion.vote }),
    ...(opinion?.note && { note: opinion.note }),
  };
}

/** All homes of the two lists, each once, for the person of the first. */
export function joinLists({ own, partners, opinions }: BothLists, readerId: UserId): SharedHome[] {
  const mine = new Map(own.map((favourite) => [favourite.propertyId, favourite]));
  const theirs = new Map(partners.map((favourite) => [favourite.propertyId, favourite]));
  const said = (propertyId: PropertyId, isReader: boolean) =>
    opinions.find(
      (opinion) => opinion.propertyId === propertyId && (opinion.userId === readerId) === isReader,
    );
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((propertyId) => {
    const saves = [mine.get(propertyId), theirs.get(propertyId)]
      .filter((favourite) => favourite !== undefined)
      .toSorted((one, other) => one.savedAt.localeCompare(other.savedAt));
    const [first, last] = [saves[0], saves.at(-1)];
    if (!first || !last) return [];
    const savedTitle = saves.find((favourite) => favourite.savedTitle !== undefined)?.savedTitle;
    const savedBy = saves.length === 2 ? 'both' : mine.has(propertyId) ? 'you' : 'partner';
    return [
      {
        propertyId,
        savedBy,
        savedAt: last.savedAt,
        savedPrice: first.savedPrice,
        ...(savedTitle !== undefined && { savedTitle }),
        yours: toShownOpinion(said(propertyId, true)),
        theirs: toShownOpinion(said(propertyId, false)),
      },
    ];
  });
}

/** 0 where both love it, 3 where it left the market; homes that one of the two ruled out come before those. */
function rankSharedHome({ propertyId, yours, theirs }: SharedHome, gone: ReadonlySet<PropertyId>): number {
  if (gone.has(propertyId)) return 3;
  if (yours.vote === 'love' && theirs.vote === 'love') return 0;
  return yours.vote === 'no' || theirs.vote === 'no' ? 2 : 1;
}

/**
 * Homes that both love first, then the last saved; those that one of the two ruled out, and those off the market, come
 * last.
 */
export function orderSharedHomes(homes: readonly SharedHome[], gone: ReadonlySet<PropertyId>): SharedHome[] {
  return homes.toSorted(
    (one, other) =>
      rankSharedHome(one, gone) - rankSharedHome(other, gone) || other.savedAt.localeCompare(one.savedAt),
  );
}
