import type { SigningProvider } from '../../../people/signatures/adapters/signing-port.ts';
import {
  type EnvelopeReference,
  formatEnvelopeReference,
} from '../../../people/signatures/domain/provider-reference.ts';
import { findSale } from '../adapters/sale-repository.ts';

/**
 * Takes back what the provider has of an attempt that is over: also a draft that the sale's row does not name, as the
 * attempt ended between its making and its claim.
 * @throws where the provider is away, so that it's tried again
 */
export async function withdrawEnvelope(
  reference: EnvelopeReference,
  provider: SigningProvider,
): Promise<void> {
  const sale = await findSale(reference.offerId);
  const request = sale?.signingRequests.find((one) => one.attempt === reference.attempt);
  if (request?.status !== 'ended') return;
  const envelopeId = request.envelopeId ?? (await provider.find(formatEnvelopeReference(reference)));
  if (envelopeId !== undefined) await provider.withdraw(envelopeId);
}
