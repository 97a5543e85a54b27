import { AppError } from '../../../kernel/errors.ts';
import { findSalePack } from '../../sale-packs/adapters/sale-pack-repository.ts';
import type { ReadablePack } from '../../sale-packs/domain/readable-pack.ts';
import { createPackNotFoundError } from '../../sale-packs/queries/load-pack.ts';
import type { SaleContext } from './get-sale.ts';

/**
 * The pack of a sale, for its solicitors.
 * @throws 404 if the sale has no pack, 410 for a sale that fell through
 */
export async function loadPackOfSale({ sale, property }: SaleContext): Promise<ReadablePack> {
  if (sale.status === 'fallen_through') throw new AppError('gone', 'This sale is over.');
  const pack = await findSalePack(property.id);
  if (!pack) throw createPackNotFoundError();
  return { home: property, pack, acceptedAt: sale.acceptedAt, isOwner: false };
}
