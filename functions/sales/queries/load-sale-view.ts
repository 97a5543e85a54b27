import { signFileLink } from '../../kernel/data/signed-links.ts';
import type { SaleView } from '../contract.ts';
import { type SaleContext, loadMemorandumSource } from './get-sale.ts';
import type { SaleActor } from '../domain/sale-decision.ts';
import { signMemorandumKey } from '../adapters/memorandum-key.ts';
import { type MemorandumSource, createMemorandum, hasSameContents } from '../domain/memorandum.ts';
import { findMemorandum } from '../adapters/memorandum-repository.ts';
import { isSaleInProgress } from '../domain/create-sale.ts';
import { fileKeyOf, hasMemorandumFile } from '../adapters/memorandum-file-store.ts';
import type { Sale } from '../domain/sale.ts';
import { toSaleView } from '../domain/sale-view.ts';
import { legalWordingOf } from '../domain/legal-wording.ts';

/** Seconds until a link to a memorandum expires. */
const memorandumLinkSeconds = 900;

/** A sale as a side, or its solicitor, sees it now. */
export async function loadSaleView(deal: SaleContext, by: SaleActor, now: Date): Promise<SaleView> {
  const context = await loadMemorandumSource(deal);
  return toSaleView(deal.sale, context, { by, papers: await loadMemoranda(deal.sale, context, now) }, now);
}

async function loadMemoranda(
  sale: Sale,
  context: MemorandumSource,
  now: Date,
): Promise<Pick<SaleView, 'memorandum' | 'memoranda'>> {
  const { offerId, secret } = sale;
  const until = Math.floor(now.getTime() / 1000) + memorandumLinkSeconds;
  if (secret === undefined) return { memoranda: [] };
  const memoranda = sale.memoranda.toReversed().map((issued) => ({
    ...issued,
    htmlUrl: `/api/memorandum/${signMemorandumKey({ offerId, version: issued.version, until }, secret)}`,
  }));
  const [latest] = memoranda;
  if (!latest) return { memoranda };
  const [last, hasPdf] = await Promise.all([
    findMemorandum(offerId, latest.version),
    hasMemorandumFile(offerId, latest.version),
  ]);
  const name = `${legalWordingOf(context.property.address.nation).document} ${latest.version}.pdf`;
  return {
    memoranda,
    memorandum: {
      ...latest,
      ...(hasPdf && { pdfUrl: (await signFileLink(fileKeyOf(offerId, latest.version), name)).url }),
      outdated: isOutdated(sale, context, last, now),
    },
  };
}

function isOutdated(
  sale: Sale,
  context: MemorandumSource,
  last: Awaited<ReturnType<typeof findMemorandum>>,
  now: Date,
): boolean {
  if (!last || !isSaleInProgress(sale.status) || sale.status === 'exchanged') return false;
  return !hasSameContents(last, createMemorandum(sale, context, '', now));
}
