import type { UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findSolicitorLink, type SolicitorLinkRecord } from '../adapters/solicitor-link-repository.ts';
import type { SaleActor } from '../domain/sale-decision.ts';
import { type SaleContext, getSale } from './get-sale.ts';

export interface OpenedSolicitorLink {
  readonly link: SolicitorLinkRecord;
  /** Who sent it. */
  readonly clientId: UserId;
}

/** @throws 410 for a value that is forged or opens no link */
export async function getSolicitorLink(token: string, now: Date): Promise<OpenedSolicitorLink> {
  const found = await findSolicitorLink(token, now);
  if (!found) throw createLinkClosedError();
  return found;
}

/**
 * The sale that a solicitor's link opens, and the side of the link.
 * @throws 410 with the same text for an expired, replaced or withdrawn link as for a forged one
 */
export async function getSaleOfLink({
  link,
  clientId,
}: OpenedSolicitorLink): Promise<{ deal: SaleContext; by: SaleActor }> {
  const context = await getSale(link.offerId);
  const { sale } = context;
  const isOfClient = clientId === (link.side === 'seller' ? sale.sellerId : sale.buyerId);
  if (!openStatuses.has(link.status) || sale.links[link.side]?.id !== link.id || !isOfClient)
    throw createLinkClosedError();
  return { deal: context, by: { side: link.side, solicitor: true } };
}

const openStatuses: ReadonlySet<SolicitorLinkRecord['status']> = new Set(['pending', 'accepted']);

const createLinkClosedError = (): AppError =>
  new AppError('gone', 'This link no longer works. Ask your client to send you a new one.');
