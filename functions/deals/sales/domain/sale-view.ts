import type { Side } from '../../../../events/vocabulary.ts';
import { countDaysBetween, formatLondonDay } from '../../../kernel/london-time.ts';
import { formatName } from '../../../kernel/text.ts';
import { formatPaperAddress } from '../../../listings/properties/domain/address.ts';
import { toPropertyCard } from '../../../listings/properties/domain/card.ts';
import { toContact, toCounterpartView } from '../../../people/accounts/domain/account-views.ts';
import type { Offer } from '../../offers/domain/offer.ts';
import type { SaleView, SaleStep } from '../contract.ts';
import { legalWordingOf } from './legal-wording.ts';
import { listMissingDetails } from './memorandum-readiness.ts';
import type { MemorandumSource } from './memorandum.ts';
import { canConfirm, canUndo } from './milestone-permissions.ts';
import { type SaleProfile, meanDaysOf, ownerOf, profileOf, ruleOf, titleOf } from './milestones.ts';
import { describeMoment, type MomentKey } from './moments.ts';
import { describeNextActions } from './next-actions.ts';
import { findReservation } from './reservation-end.ts';
import type { SaleActor } from './sale-decision.ts';
import { viewReviews } from './sale-review.ts';
import type { Sale } from './sale.ts';
import { isSettledSale } from './settled-sale.ts';
import { calculateExpectedDays, createTimeline, isOwed, nextStepOf, type TimelineStep } from './timeline.ts';

type SalePapers = Pick<SaleView, 'memorandum' | 'memoranda' | 'signing' | 'reservation' | 'handover'>;

/** The fields of a sale that are shown as they are stored; the others are for nobody, or told in other words. */
const omitWorkings = ({
  milestones: _,
  links: __,
  secret: ___,
  nudged: ____,
  handover: _____,
  reviews: ______,
  signatures: _______,
  reservations: ________,
  signingRequests: _________,
  ...sale
}: Sale) => sale;

/** A sale as a side or its solicitor sees it. A solicitor gets no contact details beyond the memorandum's. */
export function toSaleView(
  stored: Sale,
  context: MemorandumSource,
  { by, papers }: { readonly by: SaleActor; readonly papers: SalePapers },
  now: Date,
): Omit<SaleView, 'hasPack'> {
  const { offer, property } = context;
  const profile = profileOf(context);
  const today = formatLondonDay(now);
  const steps = createTimeline(stored, profile, today);
  const next = nextStepOf(steps.filter(isOwed));
  const canSign = papers.signing?.state === 'open' || papers.signing?.state === 'preparing';
  const other = by.side === 'seller' ? context.buyer : context.seller;
  const link = by.solicitor ? undefined : stored.links[by.side];
  const counterpart = toCounterpartView(by.side === 'seller' ? stored.buyerId : stored.sellerId, other);
  return {
    ...omitWorkings(stored),
    ...papers,
    side: by.side,
    byLink: by.solicitor,
    counterpart: {
      ...counterpart,
      ...(!by.solicitor && hasSharedContacts(stored) && toContact(other)),
    },
    card: toPropertyCard(property, now),
    address: formatPaperAddress(property),
    nation: profile.nation,
    legal: legalWordingOf(profile.nation).legal,
    steps: steps.map((step) => toStepView(step, stored, profile, by)),
    next: next?.since === undefined ? null : toNextStepView(next, next.since, profile),
    missing: listMissingDetails(stored),
    todo: by.solicitor
      ? []
      : describeNextActions(stored, offer, { matter: profile, steps, canSign, today }, by.side),
    ...(!by.solicitor &&
      createMomentFields(stored, profile, { side: by.side, name: counterpart.user_name, today, steps })),
    ...(!by.solicitor && { review: viewReviews(stored, by.side, now) }),
    ...(link && { link: { sentTo: link.sentTo, sentAt: link.sentAt, expiresAt: link.expiresAt } }),
    // A solicitor does not see a price change that is still being negotiated.
    ...(offer.change && !by.solicitor && !isSettledSale(stored) && { change: offer.change }),
    ...createEndFields(stored, offer, by),
    pace: createPace(stored, profile, today),
  };
}

/** How long the sale has taken, or took until it was binding or off. */
function createPace(sale: Sale, { nation }: SaleProfile, today: string): SaleView['pace'] {
  const mean = meanDaysOf(nation);
  const agreedOn = formatLondonDay(new Date(sale.acceptedAt));
  return {
    days: Math.max(0, countDaysBetween(agreedOn, calculateLastDay(sale, today))),
    ...(mean !== undefined && { meanDays: mean }),
  };
}

/** With the words of who called the sale off, which the offer keeps; they are for the other side, not its solicitor. */
function createEndFields(
  { fellThrough }: Sale,
  { history }: Offer,
  { solicitor }: SaleActor,
): Pick<SaleView, 'fellThrough'> {
  if (!fellThrough) return {};
  const note = history.findLast(({ kind }) => kind === 'fallen_through')?.note;
  return { fellThrough: { ...fellThrough, ...(!solicitor && note !== undefined && { note }) } };
}

/** The last moment of a sale and the day of it. */
function findMoment(sale: Sale): { readonly key: MomentKey; readonly on: string | undefined } | undefined {
  const { status, exchangedOn, completedOn, acceptedAt, memoranda } = sale;
  const [first] = memoranda;
  if (status === 'fallen_through') return undefined;
  if (status === 'completed') return { key: 'completed', on: completedOn };
  if (status === 'exchanged') return { key: 'exchanged', on: exchangedOn };
  return first
    ? { key: 'memorandum', on: formatLondonDay(new Date(first.issuedAt)) }
    : { key: 'accepted', on: formatLondonDay(new Date(acceptedAt)) };
}

interface MomentReader {
  readonly side: Side;
  /** The name of the other side. */
  readonly name: string | null;
  readonly today: string;
  readonly steps: readonly TimelineStep[];
}

/** Days after which the next step and the timeline say better what happens than the day of the moment. */
const freshDays = 5;

function createMomentFields(
  sale: Sale,
  { nation }: SaleProfile,
  { side, name, today, steps }: MomentReader,
): Pick<SaleView, 'moment'> {
  const found = findMoment(sale);
  if (!found) return {};
  const { price, completionDate } = sale;
  const other = formatName({ user_name: name }, side === 'seller' ? 'the buyer' : 'the seller');
  const { key, on } = found;
  const lastDays = new Map(steps.flatMap((step) => (step.by === undefined ? [] : [[step.key, step.by]])));
  const isReserved = findReservation(sale, today)?.status === 'in_force';
  const facts = { side, nation, other, price, on, completionDate, lastDays, isReserved };
  const moment = describeMoment(key, facts);
  // The steps of an exchange are for the day of completion, whenever that is.
  const isFresh = key === 'exchanged' || countDaysBetween(on ?? today, today) <= freshDays;
  return { moment: { ...found, ...moment, steps: isFresh ? [...moment.steps] : [] } };
}

/** From acceptance until the sale falls through. */
const hasSharedContacts = ({ status }: Sale): boolean => status !== 'fallen_through';
const calculateLastDay = ({ exchangedOn, fellThrough }: Sale, today: string): string =>
  exchangedOn ?? (fellThrough ? formatLondonDay(new Date(fellThrough.at)) : today);

const toNextStepView = ({ key, owedBy }: TimelineStep, since: string, profile: SaleProfile) => ({
  key,
  title: titleOf(key, profile),
  owedBy,
  since,
});

function toStepView(step: TimelineStep, sale: Sale, profile: SaleProfile, by: SaleActor): SaleStep {
  const { key, milestone, since, plannedFor } = step;
  const { automatic = false, ahead = false, optional = false } = ruleOf(key);
  const { date, note, confirmedBy } = milestone;
  return {
    key,
    title: titleOf(key, profile),
    owner: ownerOf(key, profile),
    state: plannedFor === undefined ? step.state : 'later',
    ...(date !== undefined && { date }),
    ...(note !== undefined && note !== '' && { note }),
    expectedDays: calculateExpectedDays(step),
    ...(since !== undefined && { waitingSince: since }),
    confirmedBy,
    mine: canConfirm(sale, profile, key, by),
    undoable: canUndo(sale, profile, key, by),
    automatic,
    ahead,
    optional,
  };
}
