import { fileLink } from '../shared/documents.ts';
import type { SaleView } from './contract.ts';
import { type Deal, groundOf } from './acts.ts';
import type { Actor } from './decision.ts';
import { paperKey } from './link-store.ts';
import { type Ground, memorandumOf, saysTheSame } from './memorandum.ts';
import { memorandum } from './memorandum-store.ts';
import { isUnderWay } from './opening.ts';
import { fileKey, hasFile } from './paper-store.ts';
import type { Sale } from './sale.ts';
import { saleView } from './view.ts';
import { wordingOf } from './wording.ts';

/** Seconds for which a link to a memorandum opens it. */
const paperSeconds = 900;

/** A sale as a side, or its solicitor, sees it now. */
export async function saleViewFor(deal: Deal, by: Actor, now: Date): Promise<SaleView> {
  const ground = await groundOf(deal);
  return saleView(deal.sale, ground, by, await papersOf(deal.sale, ground, now), now);
}

async function papersOf(
  sale: Sale,
  ground: Ground,
  now: Date,
): Promise<Pick<SaleView, 'memorandum' | 'memoranda'>> {
  const { offerId, secret } = sale;
  const until = Math.floor(now.getTime() / 1000) + paperSeconds;
  if (secret === undefined) return { memoranda: [] };
  const memoranda = sale.memoranda.toReversed().map((issued) => ({
    ...issued,
    htmlUrl: `/api/memorandum/${paperKey({ offerId, version: issued.version, until }, secret)}`,
  }));
  const [latest] = memoranda;
  if (!latest) return { memoranda };
  const [last, hasPdf] = await Promise.all([
    memorandum(offerId, latest.version),
    hasFile(offerId, latest.version),
  ]);
  const name = `${wordingOf(ground.home.address.nation).document} ${latest.version}.pdf`;
  return {
    memoranda,
    memorandum: {
      ...latest,
      ...(hasPdf && { pdfUrl: (await fileLink(fileKey(offerId, latest.version), name)).url }),
      outdated: isOutdated(sale, ground, last, now),
    },
  };
}

function isOutdated(
  sale: Sale,
  ground: Ground,
  last: Awaited<ReturnType<typeof memorandum>>,
  now: Date,
): boolean {
  if (!last || !isUnderWay(sale.status) || sale.status === 'exchanged') return false;
  return !saysTheSame(last, memorandumOf(sale, ground, '', now));
}
