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

/** A line about a sale; without a wait it is only the way to its page. */
export interface SaleLine {
  readonly key: 'sale' | 'dispute';
  readonly text: string;
  readonly to: string;
  readonly wait: DealWait | undefined;
}

/** The sale of a property with its next step, and the end of an earlier one while its reason can be disputed. */
export function listSaleLines({
  id,
  saleWith,
  saleStep,
  dispute,
}: Pick<OwnListing, 'id' | 'saleWith' | 'saleStep' | 'dispute'>): SaleLine[] {
  const create = (key: SaleLine['key'], to: string, wait: DealWait | undefined) => ({
    key,
    text: wait ? describeWaiting(wait, { side: 'seller', step: saleStep?.title }) : 'The sale, step by step',
    to,
    wait,
  });
  const review = saleStep?.kind === 'review';
  const step =
    saleStep && createWait(review ? 'review' : 'sale_step', saleStep.isOwn, saleStep.by, saleStep.since);
  return [
    ...(saleWith === undefined
      ? []
      : [create('sale', paths.acceptedOffer(id, saleWith) + (review ? '#review' : ''), step)]),
    ...(dispute
      ? [
          create(
            'dispute',
            `${paths.acceptedOffer(id, dispute.buyerId, dispute.offerId)}#reservation`,
            createWait('dispute', true, dispute.by, dispute.since),
          ),
        ]
      : []),
  ];
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
