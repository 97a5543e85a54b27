import { limitGuesses } from '../../../kernel/http/guess-limit.ts';
import { toNetwork } from '../../../kernel/http/origin.ts';
import { acceptSolicitorLink } from '../adapters/solicitor-link-repository.ts';
import type { SaleActor } from '../domain/sale-decision.ts';
import { getSaleOfLink, getSolicitorLink } from '../queries/get-sale-of-link.ts';
import type { SaleContext } from '../queries/get-sale.ts';

/**
 * The sale that a solicitor's link opens, and the side of the link, which counts as accepted from then on.
 * @throws 410 with the same text for a forged, expired, replaced or withdrawn link; 429 after too many guesses from an IP
 * address
 */
export async function openSaleLink(
  token: string,
  ip: string,
  now: Date,
): Promise<{ deal: SaleContext; by: SaleActor }> {
  const opened = await limitGuesses({ key: `sale-link#${toNetwork(ip)}`, max: 20, seconds: 600 }, () =>
    getSolicitorLink(token, now),
  );
  const found = await getSaleOfLink(opened);
  if (opened.link.status === 'pending') await acceptSolicitorLink(opened.link);
  return found;
}
