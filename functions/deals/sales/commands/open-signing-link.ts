import { SigningReported } from '../../../../events/signing.ts';
import type { OfferId } from '../../../../events/vocabulary.ts';
import { commit } from '../../../kernel/data/table.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { isFreshLogin } from '../../../people/accounts/domain/fresh-login.ts';
import { SigningProviderError } from '../../../people/signatures/adapters/signing-port.ts';
import {
  createSigningAwayError,
  getSigningProvider,
} from '../../../people/signatures/adapters/signing-provider.ts';
import type { EnvelopeReport } from '../../../people/signatures/domain/provider-report.ts';
import { applySigningReport } from '../domain/apply-signing-report.ts';
import { createSaleConflictError } from '../domain/sale-decision.ts';
import { findSigningRequest } from '../domain/signing-end.ts';
import { getSaleOfSigner } from '../queries/get-paper-to-sign.ts';
import { createSaleStamp } from './update-sale.ts';

/**
 * The address at which the caller signs with the provider; undefined once they have, where it has news of the attempt,
 * which a reaction then notes, and for a login of more than ten minutes ago.
 * @throws 404 for a sale that is not the caller's, 409 where nothing is with the provider, 503 where it's away
 */
export async function openSigningLink(
  offerId: OfferId,
  caller: Caller,
  now: Date,
): Promise<string | undefined> {
  const { deal, side } = await getSaleOfSigner(offerId, caller.id);
  const { sale } = deal;
  // As it is stored: an end by its days alone is news, too.
  const request = findSigningRequest(sale);
  if (request?.status !== 'open' || request.envelopeId === undefined)
    throw createSaleConflictError(sale, 'There’s nothing to sign at Documenso now.');
  const { version, attempt, envelopeId } = request;
  const report = await askProvider(envelopeId);
  const isNews =
    report?.status === 'completed' ||
    applySigningReport(sale, attempt, report, createSaleStamp(now)) !== undefined;
  if (isNews) {
    await commit([], [SigningReported.of({ offerId, version, attempt })]);
    return undefined;
  }
  const signer = request.signers.find((one) => one.side === side);
  if (signer?.recipientId === undefined || signer.signedAt !== undefined || !isFreshLogin(caller, now))
    return undefined;
  return report?.signers.find(({ recipientId }) => recipientId === signer.recipientId)?.url;
}

/** What the provider says of an envelope. @throws 503 where it's away */
async function askProvider(envelopeId: string): Promise<EnvelopeReport | undefined> {
  const provider = await getSigningProvider();
  try {
    return await provider.read(envelopeId);
  } catch (error) {
    throw error instanceof SigningProviderError ? createSigningAwayError() : error;
  }
}
