import type { OfferId, UserId } from '../../../../events/vocabulary.ts';
import { createRepeatedLoad, updateWithRetry } from '../../../kernel/data/update.ts';
import { formatPaperAddress } from '../../../listings/properties/domain/address.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import type { LegalName } from '../../../people/accounts/domain/legal-name.ts';
import { buildSaleWrite, findSale } from '../adapters/sale-repository.ts';
import { changeReservation, proposeReservation, type ReservationStep } from '../domain/change-reservation.ts';
import { createMemorandum } from '../domain/memorandum.ts';
import type { ReservationAction, ReservationPaper, ReservationTerms } from '../domain/reservation.ts';
import { createSaleConflictError } from '../domain/sale-decision.ts';
import { getSaleOfSigner } from '../queries/get-paper-to-sign.ts';
import { getSale, loadMemorandumSource, type SaleContext } from '../queries/get-sale.ts';
import { createSaleStamp, updateSale } from './update-sale.ts';

interface Saying {
  readonly offerId: OfferId;
  readonly by: UserId;
  /** The last version that the person knew. */
  readonly seen: number;
}

/** @throws 404 for a sale that is not theirs, and what `proposeReservation` of the domain throws */
export async function saveProposal(
  { offerId, by, seen, terms }: Saying & { readonly terms: ReservationTerms },
  now: Date,
): Promise<number> {
  const { deal, side } = await getSaleOfSigner(offerId, by);
  const account = await getAccountName(by);
  const { sale } = await updateSale(
    createRepeatedLoad(deal, () => getSale(offerId)),
    (context) => {
      const { nation } = context.property.address;
      return {
        decision: proposeReservation(
          context.sale,
          { nation },
          { side, seen, terms, account },
          createSaleStamp(now),
        ),
      };
    },
    now,
  );
  return countVersions(sale);
}

/** @throws 404 for a sale that is not theirs, and what `changeReservation` of the domain throws */
export async function saveReservationAction(
  { offerId, by, seen, action }: Saying & { readonly action: ReservationAction },
  now: Date,
): Promise<number> {
  const { deal, side } = await getSaleOfSigner(offerId, by);
  const load = createRepeatedLoad(deal, () => getSale(offerId));
  const account = await getAccountName(by);
  const decide = async (context: SaleContext) => {
    const step: ReservationStep =
      action === 'accept' ? { action, paper: await createPaper(context, now) } : { action };
    return changeReservation(context.sale, { side, seen, account, ...step }, createSaleStamp(now));
  };
  if (deal.sale.status !== 'fallen_through') {
    const { sale } = await updateSale(load, async (context) => ({ decision: await decide(context) }), now);
    return countVersions(sale);
  }
  // Its offer no longer holds the home, which other changes of a sale are committed on.
  return updateWithRetry(load, async (context) => {
    const stored = await findSale(offerId);
    if (stored?.status !== 'fallen_through')
      throw createSaleConflictError(context.sale, 'The sale is just being closed. Try again in a moment.');
    const { sale, events } = await decide(context);
    return { writes: [buildSaleWrite(sale)], events, result: countVersions(sale) };
  });
}

const getAccountName = async (id: UserId): Promise<LegalName> => (await loadAccounts([id])).get(id) ?? {};

const countVersions = ({ reservations }: SaleContext['sale']): number => reservations.length;

/** Whom and what the agreement names, as a memorandum of now would. */
async function createPaper(deal: SaleContext, now: Date): Promise<Omit<ReservationPaper, 'agreedAt'>> {
  const { nation, price, seller, buyer } = createMemorandum(
    deal.sale,
    await loadMemorandumSource(deal),
    '',
    now,
  );
  return {
    nation,
    address: formatPaperAddress(deal.property),
    price,
    seller: { names: seller.names },
    buyer: { names: buyer.names },
  };
}
