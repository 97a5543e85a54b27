import { countDaysBetween, formatLondonDay } from '../../../kernel/london-time.ts';
import { formatPaperAddress } from '../../../listings/properties/domain/address.ts';
import { toPropertyCard } from '../../../listings/properties/domain/card.ts';
import { toContact, toCounterpartView } from '../../../people/accounts/domain/account-views.ts';
import type { SaleView, SaleStep } from '../contract.ts';
import { isSaleInProgress } from './create-sale.ts';
import { legalWordingOf } from './legal-wording.ts';
import { listMissingDetails } from './memorandum-readiness.ts';
import type { MemorandumSource } from './memorandum.ts';
import { canConfirm, canUndo } from './milestone-permissions.ts';
import { type SaleProfile, meanDays, ruleOf, titleOf } from './milestones.ts';
import { describeNextActions } from './next-actions.ts';
import type { SaleActor } from './sale-decision.ts';
import type { Sale } from './sale.ts';
import { calculateExpectedDays, nextStepOf, type TimelineStep, createTimeline } from './timeline.ts';

type SaleMemoranda = Pick<SaleView, 'memorandum' | 'memoranda'>;

/** A sale as a side or its solicitor sees it. A solicitor gets no contact details beyond the memorandum's. */
export function toSaleView(
  stored: Sale,
  context: MemorandumSource,
  { by, papers }: { readonly by: SaleActor; readonly papers: SaleMemoranda },
  now: Date,
): Omit<SaleView, 'hasPack'> {
  const { offer, property } = context;
  const { milestones: _, links, secret: __, nudged: ___, ...sale } = stored;
  const profile: SaleProfile = { nation: property.address.nation, funding: offer.terms.funding };
  const today = formatLondonDay(now);
  const steps = createTimeline(stored, profile, today);
  const next = nextStepOf(steps);
  const other = by.side === 'seller' ? context.buyer : context.seller;
  const link = by.solicitor ? undefined : links[by.side];
  return {
    ...sale,
    ...papers,
    side: by.side,
    byLink: by.solicitor,
    counterpart: {
      ...toCounterpartView(by.side === 'seller' ? stored.buyerId : stored.sellerId, other),
      ...(!by.solicitor && hasSharedContacts(stored) && toContact(other)),
    },
    card: toPropertyCard(property, now),
    address: formatPaperAddress(property),
    nation: profile.nation,
    legal: legalWordingOf(profile.nation).legal,
    steps: steps.map((step) => toStepView(step, stored, profile, by)),
    next: next?.since === undefined ? null : toNextStepView(next, next.since, profile),
    missing: listMissingDetails(stored),
    todo: by.solicitor ? [] : describeNextActions(stored, offer, { matter: profile, steps }, by.side),
    ...(link && { link: { sentTo: link.sentTo, sentAt: link.sentAt, expiresAt: link.expiresAt } }),
    // A solicitor does not see a price change that is still being negotiated.
    ...(offer.change && !by.solicitor && isSaleInProgress(stored.status) && { change: offer.change }),
    pace: {
      days: Math.max(
        0,
        countDaysBetween(formatLondonDay(new Date(stored.acceptedAt)), calculateLastDay(stored, today)),
      ),
      meanDays,
    },
  };
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
  const { key, state, milestone, since } = step;
  const { owner, automatic = false, ahead = false, optional = false } = ruleOf(key);
  const { date, note, confirmedBy } = milestone;
  return {
    key,
    title: titleOf(key, profile),
    owner,
    state,
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
