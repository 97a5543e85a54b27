import type { OfferId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { createRepeatedLoad } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { findSigningKeys } from '../../../people/signatures/adapters/signing-provider.ts';
import { findMemorandum } from '../adapters/memorandum-repository.ts';
import { requestSigning } from '../domain/request-signing.ts';
import { getSaleOfSigner } from '../queries/get-paper-to-sign.ts';
import { isProviderOn } from '../queries/get-provider-signing.ts';
import { createSaleNotFoundError, getSale } from '../queries/get-sale.ts';
import { createSaleStamp, updateSale } from './update-sale.ts';

/**
 * Has the memorandum sent to the provider, which follows within seconds, or once it can be reached.
 * @throws 404 for a sale that is not the caller's, 503 in a stage without the provider, 409 where there is nothing to send
 */
export async function requestProviderSigning(
  offerId: OfferId,
  version: number,
  caller: Caller,
): Promise<{ readonly attempt: number }> {
  const { deal, side } = await getSaleOfSigner(offerId, caller.id);
  if (!(await isProviderOn()) || !(await findSigningKeys()))
    throw new AppError('unavailable', 'Papers aren’t sent to Documenso at the moment.');
  const time = now();
  const { sellerId, buyerId } = deal.sale;
  const people = await loadAccounts([sellerId, buyerId]);
  const [seller, buyer] = [people.get(sellerId), people.get(buyerId)];
  const accounts = { ...(seller && { seller }), ...(buyer && { buyer }) };
  const { sale } = await updateSale(
    createRepeatedLoad(deal, () => getSale(offerId)),
    async (context) => {
      const last = context.sale.memoranda.at(-1)?.version ?? 0;
      const memorandum = await findMemorandum(offerId, last);
      if (!memorandum) throw createSaleNotFoundError();
      const wanted = { side, version, accounts };
      return { decision: requestSigning(context.sale, memorandum, wanted, createSaleStamp(time)) };
    },
    time,
  );
  return { attempt: sale.signingRequests.length };
}
