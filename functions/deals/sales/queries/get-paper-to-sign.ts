import { type OfferId, type Side, sideOf, type UserId } from '../../../../events/vocabulary.ts';
import { findMemorandum } from '../adapters/memorandum-repository.ts';
import { legalWordingOf } from '../domain/legal-wording.ts';
import type { Memorandum } from '../domain/memorandum.ts';
import type { Sale } from '../domain/sale.ts';
import { assertSignable } from '../domain/sign-memorandum.ts';
import { createSaleNotFoundError, getSale, type SaleContext } from './get-sale.ts';

interface PaperToSign {
  /** The last version. */
  readonly memorandum: Memorandum;
  /** What it is called, in the middle of a sentence. */
  readonly document: string;
}

/** @throws 404 for a sale that is not the person's */
export async function getSaleOfSigner(
  offerId: OfferId,
  signerId: UserId,
): Promise<{ readonly deal: SaleContext; readonly side: Side }> {
  const deal = await getSale(offerId);
  const side = sideOf(deal.offer, signerId);
  if (!side) throw createSaleNotFoundError();
  return { deal, side };
}

/**
 * The paper that a side of a sale signs now.
 * @throws 409 where there is nothing that it can sign
 */
export async function getPaperToSign(sale: Sale, side: Side): Promise<PaperToSign> {
  assertSignable(sale, side);
  const memorandum = await findMemorandum(sale.offerId, sale.memoranda.at(-1)?.version ?? 0);
  if (!memorandum) throw createSaleNotFoundError();
  return { memorandum, document: legalWordingOf(memorandum.nation).document.toLowerCase() };
}
