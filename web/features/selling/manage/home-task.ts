import { formatCounted } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import type { OwnListing } from '../api.ts';
import { formatNearDay } from './near-date.ts';

type WaitingItem = OwnListing['waiting'][number];

export interface HomeTask {
  readonly kind: WaitingItem['kind'];
  readonly text: string;
  readonly to: string;
}

const pages = {
  changes: paths.ownOffers,
  offers: paths.ownOffers,
  viewings: paths.ownViewings,
  messages: paths.ownEnquiries,
} as const;

/** The text of each kind of task, by count. */
const words: Readonly<Record<WaitingItem['kind'], (count: number) => string>> = {
  changes: () => 'The buyer asks to change the agreed sum',
  offers: (count) => (count === 1 ? 'An offer to answer' : `${count} offers to answer`),
  viewings: (count) => (count === 1 ? 'A viewing request to answer' : `${count} viewing requests to answer`),
  messages: (count) => formatCounted(count, 'unread message'),
};

/** The seller's tasks for a property, each with the page to do it. */
export function listHomeTasks(propertyId: string, waiting: readonly WaitingItem[]): HomeTask[] {
  return waiting.map(({ kind, count, since: at }) => ({
    kind,
    text: at === undefined ? words[kind](count) : `${words[kind](count)}, since ${formatNearDay(at)}`,
    to: pages[kind](propertyId),
  }));
}
