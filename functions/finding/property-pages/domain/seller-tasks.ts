import type { UserId } from '../../../../events/vocabulary.ts';
import { groupActivities, listActivityWaits } from '../../../deals/buying/domain/activity.ts';
import type { Thread } from '../../../deals/messages/domain/message.ts';
import { countUnreadOf } from '../../../deals/messages/domain/thread.ts';
import { type BestAndFinal, isRoundRunning } from '../../../deals/offers/domain/best-and-final.ts';
import { createWait, type DealWait } from '../../../deals/offers/domain/deal-waits.ts';
import { toCurrentOffer } from '../../../deals/offers/domain/due-changes.ts';
import type { Offer } from '../../../deals/offers/domain/offer.ts';
import { isAgreedStatus } from '../../../deals/offers/domain/transitions.ts';
import {
  canSaleWait,
  type ReasonDispute,
  findDispute,
  findSaleStep,
  type WaitingStep,
} from '../../../deals/sales/domain/sale-step.ts';
import type { Sale } from '../../../deals/sales/domain/sale.ts';
import { isMarketed } from '../../../deals/scottish-homes/domain/marketed.ts';
import type { HomeReportRequest } from '../../../deals/scottish-homes/domain/report-request.ts';
import type { Viewing } from '../../../deals/viewings/domain/viewing.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import type { SellerTask, SellerTasks } from '../../../listings/properties/domain/views.ts';

/** What a seller's tasks on one home are read from. */
interface SellerContext {
  readonly home: Property;
  /** Those on other homes are left out. */
  readonly viewings: readonly Viewing[];
  readonly offers: readonly Offer[];
  readonly round: BestAndFinal | undefined;
  /** The sales that can wait, as they were saved last, by the ids of their offers. */
  readonly sales: ReadonlyMap<string, Sale>;
  /** Who asked for the Home Report of a home in Scotland. */
  readonly reports?: readonly HomeReportRequest[];
  /** The threads with unread messages. */
  readonly threads: readonly Thread[];
}

/** A task with the buyer who waits, where only one does. */
export interface BuyerTask extends SellerTask {
  readonly buyerId?: UserId;
}
type ResolvedTasks = Omit<SellerTasks, 'waiting'> & { readonly waiting: readonly BuyerTask[] };

/** The seller's open tasks, next viewing and sale of a property. */
export function resolveSellerTasks(context: SellerContext, now: Date): ResolvedTasks {
  const { home, round, sales } = context;
  const time = now.toISOString();
  const viewings = context.viewings.filter(({ propertyId }) => propertyId === home.id);
  const nextViewing = viewings
    .filter(
      ({ status, start }) => start > time && (status === 'confirmed' || status === 'reschedule_proposed'),
    )
    .map(({ start }) => start)
    .toSorted()[0];
  const offers = context.offers.map((offer) => toCurrentOffer(offer, round, now));
  const roundEnd = isRoundRunning(round, now) ? round.deadline : undefined;
  const activities = groupActivities(offers, viewings, context.threads);
  const waits = activities.flatMap((activity) =>
    listActivityWaits(activity, 'seller', { propertyStatus: home.status, roundEnd }, now)
      .filter((wait) => isOwed(wait, time))
      .map((wait) => ({ ...activity, wait })),
  );
  const unread = waits
    .filter(({ wait }) => wait.kind === 'messages')
    .reduce((sum, { thread }) => sum + (thread ? countUnreadOf(thread.seller) : 0), 0);
  const soldOffer = offers.find(({ status }) => isAgreedStatus(status) || status === 'completed');
  const saleStep =
    soldOffer &&
    findSaleStep({ offer: soldOffer, property: home, stored: sales.get(soldOffer.id) }, 'seller', now);
  const dispute = findDispute(offers, sales, 'seller', now);
  return {
    waiting: [
      ...listTasks('changes', waits),
      ...listTasks('offers', waits),
      ...listTasks('reports', listReportWaits(context)),
      ...listTasks('viewings', waits),
      ...listTasks('times', waits),
      ...(unread > 0 ? [{ kind: 'messages' as const, count: unread }] : []),
    ],
    ...(nextViewing !== undefined && { nextViewing }),
    ...(soldOffer && { saleWith: soldOffer.buyerId, salePrice: soldOffer.amount }),
    ...(saleStep && { saleStep: toSaleStep(saleStep) }),
    ...(dispute && { dispute: toDispute(dispute) }),
  };
}

/**
 * Whether a sale of the home fell through so lately that its reason may still be disputed: the home left the market
 * then, and came back at the earliest then, whatever has become of it since.
 */
export function mayHaveDispute(
  { offMarketAt, backOnMarketAt }: Pick<Property, 'offMarketAt' | 'backOnMarketAt'>,
  now: Date,
): boolean {
  return [offMarketAt, backOnMarketAt].some(
    (at) => at !== undefined && canSaleWait({ status: 'fallen_through', updatedAt: at }, now),
  );
}

const toSaleStep = ({ title, wait: { kind, isOwn, by, since } }: WaitingStep): SellerTasks['saleStep'] => ({
  kind: kind === 'review' ? kind : 'step',
  title,
  isOwn,
  ...(by !== undefined && { by }),
  ...(since !== undefined && { since }),
});

const toDispute = ({ offer, wait: { by, since } }: ReasonDispute): SellerTasks['dispute'] => ({
  buyerId: offer.buyerId,
  offerId: offer.id,
  ...(by !== undefined && { by }),
  ...(since !== undefined && { since }),
});

/** Whether the seller has to act, and it is not too late. */
const isOwed = ({ isOwn, by }: DealWait, time: string): boolean => isOwn && (by === undefined || by > time);

interface BuyerWait {
  readonly buyerId: UserId;
  readonly wait: DealWait;
}

/** Requests for the Home Report that wait for an answer; one that is overdue has no last day any more. */
const listReportWaits = ({ home, reports = [] }: SellerContext): BuyerWait[] =>
  isMarketed(home)
    ? reports
        .filter(({ status }) => status === 'asked')
        .map(({ buyerId, askedAt, answerBy, overdueAt }) => ({
          buyerId,
          wait: createWait('home_report', true, overdueAt === undefined ? answerBy : undefined, askedAt),
        }))
    : [];

const waitKindsOfTasks: Readonly<
  Record<Exclude<SellerTask['kind'], 'messages'>, readonly DealWait['kind'][]>
> = {
  changes: ['price_change'],
  offers: ['offer'],
  reports: ['home_report'],
  viewings: ['viewing_request'],
  times: ['viewing_time'],
};

/** The one task of a kind, if something of it waits. */
function listTasks(kind: keyof typeof waitKindsOfTasks, buyerWaits: readonly BuyerWait[]): BuyerTask[] {
  const waits = buyerWaits.filter(({ wait }) => waitKindsOfTasks[kind].includes(wait.kind));
  const [first] = waits;
  if (!first) return [];
  const since = waits.flatMap(({ wait }) => wait.since ?? []).toSorted()[0];
  const by = waits.flatMap(({ wait }) => wait.by ?? []).toSorted()[0];
  return [
    {
      kind,
      count: waits.length,
      ...(since !== undefined && { since }),
      ...(by !== undefined && { by }),
      ...(waits.length === 1 && { buyerId: first.buyerId }),
    },
  ];
}
