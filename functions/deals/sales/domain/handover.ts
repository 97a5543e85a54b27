import { HandoverKey } from '../../../../events/handover-key.ts';
import { SaleHandoverChanged } from '../../../../events/sale.ts';
import { getOtherSide, type ImageId, type Nation, type Side } from '../../../../events/vocabulary.ts';
import { createFieldError } from '../../../kernel/errors.ts';
import { saleWordsOf } from '../../../listings/properties/domain/sale-words.ts';
import {
  createSaleConflictError,
  type SaleDecision,
  type SaleStamp,
  toNextSaleVersion,
  toSaleEventFields,
} from './sale-decision.ts';
import type { HandoverEntry, Sale } from './sale.ts';

interface HandoverItem {
  /** What each side does; a side without a title has no such item. */
  readonly titles: Readonly<Partial<Record<Side, string>>>;
  readonly hint?: string;
  /** Whether the other side sees it: what passes from one to the other. */
  readonly shared?: true;
  /** Whether it has a reading and a photo of it. */
  readonly reads?: true;
}

const readingHint = 'The figures on the day of the handover, and a photo of them';

const handoverItems: Readonly<Record<HandoverKey, HandoverItem>> = {
  keys: {
    titles: { seller: 'Hand over the keys', buyer: 'Get the keys' },
    hint: 'How many, for which doors, and where they are. Leave alarm codes for when you meet.',
    shared: true,
  },
  electricity: {
    titles: { seller: 'Read the electricity meter', buyer: 'Read the electricity meter' },
    hint: readingHint,
    shared: true,
    reads: true,
  },
  gas: {
    titles: { seller: 'Read the gas meter, if there is one', buyer: 'Read the gas meter, if there is one' },
    hint: readingHint,
    shared: true,
    reads: true,
  },
  water: {
    titles: {
      seller: 'Read the water meter, if there is one',
      buyer: 'Read the water meter, if there is one',
    },
    hint: readingHint,
    shared: true,
    reads: true,
  },
  suppliers: {
    titles: {
      seller: 'Give your suppliers the final readings',
      buyer: 'Tell the suppliers of energy and water that you’ve moved in',
    },
  },
  post: { titles: { seller: 'Set up a Royal Mail redirection' } },
  council_tax: {
    titles: {
      seller: 'Tell the council that you’re leaving',
      buyer: 'Tell the council that you’ve moved in',
    },
    hint: 'For council tax and the electoral register',
  },
  insurance: {
    titles: { seller: 'Cancel your home insurance', buyer: 'Start your home insurance' },
  },
};

/** Northern Ireland has rates in place of council tax. */
const northernIrishRates: HandoverItem = {
  titles: {
    seller: 'Tell Land & Property Services that you’re leaving',
    buyer: 'Tell Land & Property Services that you’ve moved in',
  },
  hint: 'For the rates',
};

const itemOf = (key: HandoverKey, nation: Nation): HandoverItem =>
  key === 'council_tax' && nation === 'northern_ireland' ? northernIrishRates : handoverItems[key];

interface HandoverView {
  readonly key: HandoverKey;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly shared: boolean;
  readonly reads: boolean;
  readonly own?: HandoverEntry | undefined;
  readonly other?: HandoverEntry | undefined;
}

const hasHandover = ({ status }: Sale): boolean => status === 'exchanged' || status === 'completed';

const findEntry = ({ handover }: Sale, key: HandoverKey, side: Side): HandoverEntry | undefined =>
  handover.find((entry) => entry.key === key && entry.side === side);

/** A side's handover list from the exchange on, with what the other side filled in where it is theirs to see. */
export function listHandover(sale: Sale, nation: Nation, side: Side): HandoverView[] {
  if (!hasHandover(sale)) return [];
  return HandoverKey.options.flatMap((key) => {
    const { titles, hint, shared = false, reads = false } = itemOf(key, nation);
    const title = titles[side];
    if (title === undefined) return [];
    const own = findEntry(sale, key, side);
    const other = shared ? findEntry(sale, key, getOtherSide(side)) : undefined;
    return [{ key, title, hint, shared, reads, own, other }];
  });
}

export interface HandoverUpdate {
  readonly side: Side;
  readonly key: HandoverKey;
  readonly done: boolean;
  /** An empty text removes it, as does null for the photo; what is missing stays. */
  readonly note?: string | undefined;
  readonly reading?: string | undefined;
  readonly photoId?: ImageId | null | undefined;
}

/**
 * A side ticks an item of the handover and fills it in; undefined if nothing changes.
 * @throws 409 before the exchange and after a fall-through, 422 for what the item does not have
 */
export function updateHandover(
  sale: Sale,
  change: HandoverUpdate,
  { nation, now, messageId }: SaleStamp & { readonly nation: Nation },
): SaleDecision | undefined {
  const { side, key } = change;
  if (!hasHandover(sale))
    throw createSaleConflictError(sale, `The handover begins once ${saleWordsOf(nation).isBound}.`);
  const item = itemOf(key, nation);
  assertFits(change, item);
  const before = findEntry(sale, key, side);
  const after = applyChange(before, change, now);
  if (isSame(before ?? { ...after, ...untouched }, after)) return undefined;
  const handover = [...sale.handover.filter((entry) => entry !== before), after];
  const { messageId: _, ...fields } = toSaleEventFields(sale, { now, messageId });
  const ticked = after.done && before?.done !== true;
  return {
    sale: toNextSaleVersion({ ...sale, handover }, { now }),
    events: [SaleHandoverChanged.of({ ...fields, side, key, ticked, shared: item.shared === true })],
  };
}

function assertFits({ side, note, reading, photoId }: HandoverUpdate, item: HandoverItem): void {
  if (item.titles[side] === undefined) throw createFieldError('key', 'This isn’t on your list.');
  if (note && !item.shared) throw createFieldError('note', 'There’s nothing to note here.');
  if (reading && !item.reads) throw createFieldError('reading', 'There’s nothing to read here.');
  if (photoId && !item.reads) throw createFieldError('photoId', 'There’s nothing to photograph here.');
}

function applyChange(before: HandoverEntry | undefined, change: HandoverUpdate, now: Date): HandoverEntry {
  const { side, key, done } = change;
  const note = change.note ?? before?.note;
  const reading = change.reading ?? before?.reading;
  const photoId = change.photoId === undefined ? before?.photoId : change.photoId;
  return {
    key,
    side,
    done,
    at: now.toISOString(),
    ...(note && { note }),
    ...(reading && { reading }),
    ...(photoId && { photoId }),
  };
}

/** An item that its side has said nothing of. */
const untouched = { done: false, note: undefined, reading: undefined, photoId: undefined };

const isSame = ({ at: _, ...before }: HandoverEntry, { at: __, ...after }: HandoverEntry): boolean =>
  before.done === after.done &&
  before.note === after.note &&
  before.reading === after.reading &&
  before.photoId === after.photoId;

export function listHandoverPhotos({ handover }: Sale): ImageId[] {
  return handover.flatMap(({ photoId }) => photoId ?? []);
}

/** What an item is called for one of the sides. */
export function titleOfHandover(key: HandoverKey, nation: Nation, side: Side): string {
  return itemOf(key, nation).titles[side] ?? '';
}
