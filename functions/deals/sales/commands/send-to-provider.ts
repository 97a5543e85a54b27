import { now } from '../../../kernel/clock.ts';
import { createRepeatedLoad } from '../../../kernel/data/update.ts';
import { renderCountedPdf } from '../../../kernel/pdf/render-pdf.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import type { NewEnvelope, SigningProvider } from '../../../people/signatures/adapters/signing-port.ts';
import { describeIntent } from '../../../people/signatures/domain/intent.ts';
import {
  type EnvelopeReference,
  formatEnvelopeReference,
} from '../../../people/signatures/domain/provider-reference.ts';
import { hashPaper } from '../../../people/signatures/queries/paper-hash.ts';
import { createSigningPage, placeSignature } from '../../../people/signatures/queries/signing-page.ts';
import { findMemorandum } from '../adapters/memorandum-repository.ts';
import { getPaperFile, type PaperVersion } from '../adapters/paper-file-store.ts';
import { legalWordingOf } from '../domain/legal-wording.ts';
import {
  claimEnvelope,
  endUnsentRequest,
  findUnsentRequest,
  openSigning,
} from '../domain/request-signing.ts';
import { signingDays, type SigningRequest } from '../domain/signing-request.ts';
import { getSale, type SaleContext } from '../queries/get-sale.ts';
import { toMemorandumPaper } from '../queries/memorandum-paper.ts';
import { createSaleStamp, updateSale } from './update-sale.ts';
import { withdrawEnvelope } from './withdraw-envelope.ts';

/**
 * Sends the memorandum of an attempt to the provider: a draft, which the sale's row then names, and which is then opened.
 * A repeat goes on where the one before ended, and makes no second envelope.
 * @param operator the company that runs the marketplace, if known
 * @throws where the provider is away or refuses it, so that it's tried again
 */
export async function sendToProvider(
  reference: EnvelopeReference,
  provider: SigningProvider,
  operator: string | undefined,
): Promise<void> {
  const { offerId, attempt } = reference;
  const deal = await getSale(offerId);
  const request = findUnsentRequest(deal.sale, attempt);
  if (!request) return withdrawEnvelope(reference, provider);
  const draft =
    request.envelopeId === undefined
      ? await makeDraft(reference, { deal, request, operator }, provider)
      : { deal, envelopeId: request.envelopeId };
  if (!draft) return;
  const { envelopeId } = draft;
  const report = await provider.read(envelopeId);
  if (report?.status === 'draft') await provider.open(envelopeId);
  const time = now();
  const { sale } = await updateSale(
    createRepeatedLoad(draft.deal, () => getSale(offerId)),
    (context) => {
      const stamp = createSaleStamp(time);
      // Who deleted the draft there took it back.
      const decision = report
        ? openSigning(context.sale, attempt, report, stamp)
        : endUnsentRequest(context.sale, attempt, stamp);
      return decision && { decision };
    },
    time,
  );
  // The attempt ended while its envelope was being opened.
  const after = sale.signingRequests.find((one) => one.attempt === attempt);
  if (after?.status === 'ended') await provider.withdraw(envelopeId);
}

interface EnvelopeSource {
  readonly deal: SaleContext;
  readonly request: SigningRequest;
  readonly operator: string | undefined;
}

interface NamedDraft {
  /** The sale whose row names it. */
  readonly deal: SaleContext;
  readonly envelopeId: string;
}

/** A draft that the sale's row names; undefined where the attempt needs none any more, or has another. */
async function makeDraft(
  reference: EnvelopeReference,
  source: EnvelopeSource,
  provider: SigningProvider,
): Promise<NamedDraft | undefined> {
  const { envelope, paperHash } = await createEnvelope(reference, source);
  const envelopeId =
    (await provider.find(formatEnvelopeReference(reference))) ?? (await provider.create(envelope));
  const time = now();
  const deal = await updateSale(
    createRepeatedLoad(source.deal, () => getSale(reference.offerId)),
    (context) => {
      const claim = { envelopeId, paperHash };
      const decision = claimEnvelope(context.sale, reference.attempt, claim, createSaleStamp(time));
      return decision && { decision };
    },
    time,
  );
  const request = deal.sale.signingRequests.find((one) => one.attempt === reference.attempt);
  if (request?.envelopeId === envelopeId && request.status === 'requested') return { deal, envelopeId };
  if (request?.envelopeId !== envelopeId || request.status === 'ended') await provider.withdraw(envelopeId);
  return undefined;
}

async function createEnvelope(
  { offerId, version, attempt }: EnvelopeReference,
  { deal, request, operator }: EnvelopeSource,
): Promise<{ readonly envelope: NewEnvelope; readonly paperHash: string }> {
  const paper: PaperVersion = { kind: 'memorandum', offerId, version };
  const memorandum = await findMemorandum(offerId, version);
  if (!memorandum) throw new Error(`Version ${version} of a memorandum is missing`);
  const bytes = await getPaperFile(paper);
  const paperHash = hashPaper(bytes);
  const { document } = legalWordingOf(memorandum.nation);
  const [seller, buyer] = request.signers;
  const names = { seller: seller?.name ?? '', buyer: buyer?.name ?? '' };
  const annex = createSigningPage({
    version,
    document: document.toLowerCase(),
    paperHash,
    intent: describeIntent(document.toLowerCase(), memorandum.nation),
    names,
  });
  const { bytes: file, pages } = await renderCountedPdf(
    toMemorandumPaper(memorandum, operator),
    new Date(memorandum.issuedAt),
    { annex, file: { name: `${document} ${version}.pdf`, bytes } },
  );
  const emails = await loadEmails(deal);
  const signers = request.signers.map(({ side, name }) => ({
    name,
    email: emails[side],
    place: placeSignature(side, pages),
  }));
  const reference = formatEnvelopeReference({ offerId, version, attempt });
  return {
    envelope: { reference, title: `${document} ${version}`, file, signers, days: signingDays },
    paperHash,
  };
}

async function loadEmails({ sale }: SaleContext): Promise<Readonly<Record<'seller' | 'buyer', string>>> {
  const accounts = await loadAccounts([sale.sellerId, sale.buyerId]);
  const emailOf = (id: string): string => {
    const email = accounts.get(id)?.email;
    if (email === undefined) throw new Error('A side of the sale has no account any more');
    return email;
  };
  return { seller: emailOf(sale.sellerId), buyer: emailOf(sale.buyerId) };
}
