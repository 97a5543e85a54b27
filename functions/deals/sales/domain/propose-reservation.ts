import { ReservationProposed } from '../../../../events/reservation.ts';
import type { Nation } from '../../../../events/vocabulary.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import type { LegalName } from '../../../people/accounts/domain/legal-name.ts';
import {
  type ActingSide,
  assertNamed,
  assertSeenVersion,
  describeClosedSale,
  isOpen,
} from './acting-side.ts';
import {
  closeVersion,
  findReservation,
  listCloseEvents,
  replaceLast,
  settle,
  toReservationIds,
} from './reservation-end.ts';
import { canReserve, currentWording } from './reservation-words.ts';
import type { Reservation, ReservationTerms } from './reservation.ts';
import {
  createSaleConflictError,
  type SaleDecision,
  type SaleStamp,
  toNextSaleVersion,
} from './sale-decision.ts';
import type { Sale } from './sale.ts';

/** The most proposals of one sale: whoever needs more should talk. */
const mostVersions = 20;

/** Why a sale can't have a new proposal now, in words for a side; undefined where it can. */
export function findProposalObstacle(sale: Sale, nation: Nation, today: string): string | undefined {
  if (!canReserve(nation)) return 'There’s no reservation agreement in Scotland: missives bind the sale.';
  if (!isOpen(sale)) return describeClosedSale(sale);
  const last = findReservation(sale, today);
  if (last?.status === 'in_force')
    return 'Your reservation agreement is in force. End it before you agree another.';
  // Other terms would silently end the signature on these.
  if (last?.status === 'agreed' && last.signatures.length > 0)
    return 'These terms are signed already. Decline them before you propose others.';
  if (sale.reservations.length >= mostVersions)
    return 'There have been many proposals. Agree the terms by message first.';
  return undefined;
}

/** What a side proposes, as its account is named. */
interface Proposal extends ActingSide {
  readonly terms: ReservationTerms;
  readonly account: LegalName;
}

/**
 * A side proposes terms, in place of the last ones that aren't in force.
 * @throws 409 with what `findProposalObstacle` finds, for an older version and without the side's names
 */
export function proposeReservation(
  sale: Sale,
  nation: Nation,
  { side, seenVersion, terms, account }: Proposal,
  stamp: SaleStamp,
): SaleDecision {
  const today = formatLondonDay(stamp.now);
  const obstacle = findProposalObstacle(sale, nation, today);
  if (obstacle !== undefined) throw createSaleConflictError(sale, obstacle);
  assertNamed(sale, side, account);
  const last = findReservation(sale, today);
  assertSeenVersion(sale, last, seenVersion);
  const proposal: Reservation = {
    version: (last?.version ?? 0) + 1,
    by: side,
    terms,
    wording: currentWording,
    status: 'proposed',
    proposedAt: stamp.now.toISOString(),
    signatures: [],
  };
  const isOver = last === undefined || last.status === 'closed';
  const settled = settle(sale, today);
  const before = isOver
    ? settled.reservations
    : replaceLast(settled, closeVersion(last, { how: 'replaced', at: proposal.proposedAt, by: side }))
        .reservations;
  return {
    sale: toNextSaleVersion({ ...settled, reservations: [...before, proposal] }, stamp),
    events: [
      ...listCloseEvents(sale, settled),
      ReservationProposed.of({
        ...toReservationIds(sale),
        version: proposal.version,
        side,
        changes: !isOver,
      }),
    ],
  };
}
