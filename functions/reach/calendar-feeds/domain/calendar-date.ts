import type { Nation } from '../../../../events/vocabulary.ts';
import type { DealWaitKind } from '../../../deals/offers/domain/deal-waits.ts';
import type { SellerTask } from '../../../listings/properties/domain/views.ts';

/** A date of a person that is no viewing with an agreed time. */
export interface CalendarDate {
  /** Stays the same while the date moves, so that calendars move it along. */
  readonly key: string;
  /** The instant of a last hour, or the day in London of a whole day, as `2026-12-01`. */
  readonly at:
    | { readonly deadline: string }
    | { readonly start: string; readonly end: string }
    | { readonly day: string };
  readonly summary: string;
  /** The page of the site where the person acts. */
  readonly path: string;
  /** Whether it is not settled that it takes place. */
  readonly isTentative?: boolean;
}

const buyersActs: Readonly<Partial<Record<DealWaitKind, string>>> = {
  counter: 'Answer the counter-offer',
  reconfirm: 'Confirm that your offer is still on',
  final_offer: 'Last day for your best and final offer',
  viewing_time: 'Answer the new viewing time',
};

/** What a buyer has to do by its last hour; `undefined` for what has a date of its own, such as a viewing. */
export function describeBuyersAct(
  kind: DealWaitKind,
  { title, nation }: { readonly title: string; readonly nation?: Nation | undefined },
): string | undefined {
  const isBid = kind === 'final_offer' && nation === 'scotland';
  const act = isBid ? 'Closing date for your bid' : buyersActs[kind];
  return act && `${act}: ${title}`;
}

/** What a seller has to do by its last hour; messages and changes of a price have none. */
export function describeSellersAct({ kind, count, person }: SellerTask, title: string): string | undefined {
  if (kind === 'messages' || kind === 'changes') return undefined;
  const whose = person === undefined ? '' : ` from ${person}`;
  const things = {
    offers: count === 1 ? `Answer the offer${whose}` : `Answer the first of ${count} offers`,
    reports:
      count === 1
        ? `Answer the request for the Home Report${whose}`
        : `Answer the first of ${count} requests for the Home Report`,
    viewings:
      count === 1 ? `Answer the viewing request${whose}` : `Answer the first of ${count} viewing requests`,
    times:
      count === 1 ? `Answer the new viewing time${whose}` : `Answer the first of ${count} new viewing times`,
  };
  return `${things[kind]}: ${title}`;
}
