import { createWait, type DealWait } from '../../../functions/deals/offers/domain/deal-waits.ts';
import { compareWaits } from '../../../functions/kernel/urgency.ts';
import { formatPersonName } from '../../lib/format.ts';
import { paths } from '../../site/paths.ts';
import { describeWaiting } from '../wait/describe-waiting.ts';
import type { OwnListing } from './api.ts';

type WaitingItem = OwnListing['waiting'][number];

export interface HomeTask {
  readonly kind: WaitingItem['kind'];
  readonly text: string;
  readonly to: string;
  readonly wait: DealWait;
}

const pages = {
  changes: paths.ownOffers,
  offers: paths.ownOffers,
  reports: paths.homeInterest,
  viewings: paths.ownViewings,
  times: paths.ownViewings,
  messages: paths.ownEnquiries,
} as const;

const waitKinds = {
  changes: 'price_change',
  offers: 'offer',
  reports: 'home_report',
  viewings: 'viewing_request',
  times: 'viewing_time',
  messages: 'messages',
} as const satisfies Readonly<Record<WaitingItem['kind'], DealWait['kind']>>;

/** The next step of the sale of a property: the seller's own first. */
export function findSaleWait({ saleStep }: Pick<OwnListing, 'saleStep'>): DealWait | undefined {
  return saleStep && createWait('sale_step', saleStep.isOwn, saleStep.by, saleStep.since);
}

/** The seller's tasks for a property, the most urgent first, each with the page to do it. */
export function listHomeTasks(propertyId: string, waiting: readonly WaitingItem[]): HomeTask[] {
  return waiting
    .map(({ kind, count, since, by, person }) => {
      const name = person === undefined ? undefined : formatPersonName({ user_name: person });
      const wait = createWait(waitKinds[kind], true, by, since);
      return {
        kind,
        wait,
        text: describeWaiting(wait, { side: 'seller', person: name, count }),
        to: pages[kind](propertyId),
      };
    })
    .toSorted((a, b) => compareWaits(a.wait, b.wait));
}
