import type { OfferId, UserId } from '../../../../events/vocabulary.ts';
import { createRepeatedLoad, updateWithRetry } from '../../../kernel/data/update.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { buildSaleWrite } from '../adapters/sale-repository.ts';
import type { ActingSide } from '../domain/acting-side.ts';
import { changeReservation } from '../domain/change-reservation.ts';
import { createReservationPaper } from '../domain/create-reservation-paper.ts';
import { proposeReservation } from '../domain/propose-reservation.ts';
import type { ReservationAction, ReservationTerms } from '../domain/reservation.ts';
import { createSaleConflictError, type SaleDecision } from '../domain/sale-decision.ts';
import { getSaleOfSigner } from '../queries/get-paper-to-sign.ts';
import { getSale, loadMemorandumSource, type SaleContext } from '../queries/get-sale.ts';
import { createSaleStamp, updateSale } from './update-sale.ts';

interface ReservationCall extends Pick<ActingSide, 'seenVersion'> {
  readonly offerId: OfferId;
  readonly by: UserId;
}

/** @throws 404 for a sale that is not theirs, and what `proposeReservation` of the domain throws */
export async function saveProposal(
  { offerId, by, seenVersion, terms }: ReservationCall & { readonly terms: ReservationTerms },
  now: Date,
): Promise<number> {
  const { deal, side } = await getSaleOfSigner(offerId, by);
  const account = (await findAccount(by)) ?? {};
  const { sale } = await updateSale(
    createRepeatedLoad(deal, () => getSale(offerId)),
    (context) => ({
      decision: proposeReservation(
        context.sale,
        context.property.address.nation,
        { side, seenVersion, terms, account },
        createSaleStamp(now),
      ),
    }),
    now,
  );
  return countVersions(sale);
}

/** @throws 404 for a sale that is not theirs, and what `changeReservation` of the domain throws */
export async function saveReservationAction(
  { offerId, by, seenVersion, action }: ReservationCall & { readonly action: ReservationAction },
  now: Date,
): Promise<number> {
  const { deal, side } = await getSaleOfSigner(offerId, by);
  const load = createRepeatedLoad(deal, () => getSale(offerId));
  const decide = (context: SaleContext) => decideAction(context, { side, seenVersion }, action, now);
  if (deal.sale.status !== 'fallen_through') {
    const { sale } = await updateSale(load, async (context) => ({ decision: await decide(context) }), now);
    return countVersions(sale);
  }
  // Its offer no longer holds the home, which other changes of a sale are committed on.
  return updateWithRetry(load, async (context) => {
    if (context.stored?.status !== 'fallen_through')
      throw createSaleConflictError(context.sale, 'The sale is just being closed. Try again in a moment.');
    const { sale, events } = await decide(context);
    return { writes: [buildSaleWrite(sale)], events, result: countVersions(sale) };
  });
}

async function decideAction(
  context: SaleContext,
  acting: ActingSide,
  action: ReservationAction,
  now: Date,
): Promise<SaleDecision> {
  const stamp = createSaleStamp(now);
  if (action !== 'accept') return changeReservation(context.sale, { ...acting, action }, stamp);
  const source = await loadMemorandumSource(context);
  const [account, paper] = [source[acting.side] ?? {}, createReservationPaper(context.sale, source)];
  return changeReservation(context.sale, { ...acting, action, account, paper }, stamp);
}

const countVersions = ({ reservations }: SaleContext['sale']): number => reservations.length;
