import type { Wait } from '../../../functions/kernel/urgency.ts';
import { paths } from '../../site/paths.ts';
import { describeWaiting } from '../wait/describe-waiting.ts';
import type { BuyingItem } from './api.ts';

type BuyingWait = BuyingItem['waits'][number];

export interface BuyingTask {
  readonly key: string;
  readonly kind: BuyingWait['kind'];
  readonly text: string;
  /** The home that it is about. */
  readonly title: string;
  readonly to: string;
  readonly wait: Wait;
}

/** What a buyer has to do, and the viewings that are planned, over all homes. */
export function listBuyingTasks(buying: readonly BuyingItem[], userId: string): BuyingTask[] {
  return buying.flatMap((item) =>
    item.waits
      .filter(({ isOwn, kind }) => isOwn || kind === 'visit')
      .map((wait) => ({
        key: `${item.propertyId} ${wait.kind} ${wait.by ?? ''}`,
        kind: wait.kind,
        text: describeWaiting(wait, {
          side: 'buyer',
          count: countThings(wait, item),
          step: item.milestone,
          nation: item.card?.nation,
        }),
        title: item.card?.title ?? 'A home that isn’t on the market',
        to: toBuyingPath(wait, item, userId),
        wait,
      })),
  );
}

const countThings = ({ kind }: BuyingWait, { unread }: BuyingItem): number =>
  kind === 'messages' ? unread : 1;

/** Where a buyer does what waits. */
export function toBuyingPath(
  { kind, offerId }: BuyingWait,
  { propertyId, sellerId }: Pick<BuyingItem, 'propertyId' | 'sellerId'>,
  userId: string,
): string {
  switch (kind) {
    case 'messages':
      return paths.chat(propertyId, userId);
    case 'viewing_request':
    case 'viewing_time':
    case 'attendance':
    case 'visit':
      return `${paths.myBuying}?tab=viewings`;
    case 'price_change':
    case 'sale_step':
      return paths.acceptedOffer(propertyId, sellerId);
    case 'review':
      return `${paths.acceptedOffer(propertyId, sellerId)}#review`;
    case 'dispute':
      return `${paths.acceptedOffer(propertyId, sellerId, offerId)}#reservation`;
    default:
      return `${paths.myBuying}?tab=offers`;
  }
}
