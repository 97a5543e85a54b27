import { contactOf, counterpartView } from '../accounts/views.ts';
import { card } from '../properties/card.ts';
import type { SaleView, Step } from './contract.ts';
import type { Actor } from './decision.ts';
import { countDaysBetween, formatLondonDay } from '../shared/london-time.ts';
import { fullAddress, type Ground } from './memorandum.ts';
import { type Matter, meanDays, ruleOf, titleOf } from './milestones.ts';
import { isUnderWay } from './opening.ts';
import type { Sale } from './sale.ts';
import { canTick, canUndo } from './tick-rights.ts';
import { expectedDaysOf, nextOf, type Stand, standsOf } from './timeline.ts';
import { todoOf } from './todo.ts';
import { wordingOf } from './wording.ts';

type Papers = Pick<SaleView, 'memorandum' | 'memoranda'>;

/** A sale as a side sees it, or its solicitor: they get no one's contact but what the memorandum has. */
export function saleView(kept: Sale, ground: Ground, by: Actor, papers: Papers, now: Date): SaleView {
  const { offer, home } = ground;
  const { milestones: _, links, secret: __, nudged: ___, ...sale } = kept;
  const matter: Matter = { nation: home.address.nation, funding: offer.terms.funding };
  const today = formatLondonDay(now);
  const stands = standsOf(kept, matter, today);
  const next = nextOf(stands);
  const other = by.side === 'seller' ? ground.buyer : ground.seller;
  const link = by.solicitor ? undefined : links[by.side];
  return {
    ...sale,
    ...papers,
    side: by.side,
    byLink: by.solicitor,
    counterpart: {
      ...counterpartView(by.side === 'seller' ? kept.buyerId : kept.sellerId, other),
      ...(!by.solicitor && isTogether(kept) && contactOf(other)),
    },
    card: card(home, now),
    address: fullAddress(home),
    nation: matter.nation,
    legal: wordingOf(matter.nation).legal,
    steps: stands.map((stand) => stepView(stand, kept, matter, by)),
    next: next?.since === undefined ? null : nextView(next, next.since, matter),
    todo: by.solicitor ? [] : todoOf(kept, offer, matter, stands, by.side),
    ...(link && { link: { sentTo: link.sentTo, sentAt: link.sentAt, expiresAt: link.expiresAt } }),
    // What the two are still talking about is between them.
    ...(offer.change && !by.solicitor && isUnderWay(kept.status) && { change: offer.change }),
    pace: {
      days: Math.max(0, countDaysBetween(formatLondonDay(new Date(kept.acceptedAt)), lastDay(kept, today))),
      meanDays,
    },
  };
}

/** From acceptance on, until the sale falls through. */
const isTogether = ({ status }: Sale): boolean => status !== 'fallen_through';
const lastDay = ({ exchangedOn, fellThrough }: Sale, today: string): string =>
  exchangedOn ?? (fellThrough ? formatLondonDay(new Date(fellThrough.at)) : today);

const nextView = ({ key, owedBy }: Stand, since: string, matter: Matter) => ({
  key,
  title: titleOf(key, matter),
  owedBy,
  since,
});

function stepView(stand: Stand, sale: Sale, matter: Matter, by: Actor): Step {
  const { key, state, milestone, since } = stand;
  const { owner, automatic = false, ahead = false, optional = false } = ruleOf(key);
  const { date, note, confirmedBy } = milestone;
  return {
    key,
    title: titleOf(key, matter),
    owner,
    state,
    ...(date !== undefined && { date }),
    ...(note !== undefined && note !== '' && { note }),
    expectedDays: expectedDaysOf(stand),
    ...(since !== undefined && { waitingSince: since }),
    confirmedBy,
    mine: canTick(sale, matter, key, by),
    undoable: canUndo(sale, matter, key, by),
    automatic,
    ahead,
    optional,
  };
}
