import { now } from '../../../kernel/clock.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { buildSignatureWrite } from '../../../people/signatures/adapters/signature-records.ts';
import type { SigningProvider } from '../../../people/signatures/adapters/signing-port.ts';
import type { EnvelopeReference } from '../../../people/signatures/domain/provider-reference.ts';
import { findCheckOfName, type ProviderSignature } from '../../../people/signatures/domain/signature.ts';
import { saveSealedFiles } from '../adapters/paper-file-store.ts';
import { findSale } from '../adapters/sale-repository.ts';
import { applySigningReport, completeSigning, findOpenRequest } from '../domain/apply-signing-report.ts';
import type { Sale } from '../domain/sale.ts';
import { getSale } from '../queries/get-sale.ts';
import { createSaleStamp, updateSale } from './update-sale.ts';

/**
 * Notes in a sale what the provider says of an attempt now. Of a completed paper the sealed files are stored first; then
 * both signatures are kept, in one transaction with the sale.
 * @throws where the provider is away, so that it's tried again
 */
export async function followProvider(
  { offerId, version, attempt }: EnvelopeReference,
  provider: SigningProvider,
): Promise<void> {
  // Another stage that shares the account has notices of its own, and anyone there can write a reference.
  const sale = await findSale(offerId);
  const request = sale && findOpenRequest(sale, attempt);
  if (request?.version !== version || request.envelopeId === undefined) return;
  const { envelopeId } = request;
  const report = await provider.read(envelopeId);
  const time = now();
  const stamp = createSaleStamp(time);
  if (report?.status !== 'completed') {
    await updateSale(
      () => getSale(offerId),
      (context) => {
        const decision = applySigningReport(context.sale, attempt, report, stamp);
        return decision && { decision };
      },
      time,
    );
    return;
  }
  await saveSealedFiles({ kind: 'memorandum', offerId, version }, await provider.download(envelopeId));
  await updateSale(
    () => getSale(offerId),
    async (context) => {
      const decision = completeSigning(context.sale, attempt, report, stamp);
      if (!decision) return undefined;
      const signatures = await createProviderSignatures(decision.sale, attempt);
      return { decision, otherWrites: signatures.map((signature) => buildSignatureWrite(signature)) };
    },
    time,
  );
}

/** What is kept of the signatures of a completed attempt. */
async function createProviderSignatures(sale: Sale, attempt: number): Promise<ProviderSignature[]> {
  const request = sale.signingRequests.find((one) => one.attempt === attempt);
  const accounts = await loadAccounts([sale.sellerId, sale.buyerId]);
  return (request?.signers ?? []).flatMap(({ side, name, recipientId, signedAt }) => {
    const { envelopeId, paperHash, version } = request ?? {};
    const signerId = side === 'seller' ? sale.sellerId : sale.buyerId;
    if (!envelopeId || !paperHash || version === undefined || recipientId === undefined || !signedAt)
      throw new Error(`Attempt ${attempt} is complete without what shows it`);
    const account = accounts.get(signerId);
    const identityCheckedAt = account && findCheckOfName(account, name);
    return [
      {
        offerId: sale.offerId,
        paper: 'memorandum',
        side,
        version,
        signerId,
        name,
        paperHash,
        ...(identityCheckedAt !== undefined && { identityCheckedAt }),
        signedAt,
        provider: { name: 'documenso', envelopeId, recipientId },
      },
    ];
  });
}
