import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { findAcceptedOffer } from '../../offers/adapters/offer-repository.ts';
import { findSalePack } from '../adapters/sale-pack-repository.ts';
import type { ReadablePack } from '../domain/readable-pack.ts';

export function createPackNotFoundError(): AppError {
  return new AppError('not_found', 'We can’t find that pack.');
}

/** A home's pack as its parties read it; `undefined` where the home or the first answer is missing. */
export async function findReadablePack(propertyId: PropertyId): Promise<ReadablePack | undefined> {
  const { home, pack, accepted } = await loadParts(propertyId);
  return home && pack && { home, pack, acceptedAt: accepted?.acceptedAt, isOwner: false };
}

async function loadParts(propertyId: PropertyId) {
  const [home, pack, accepted] = await Promise.all([
    findProperty(propertyId),
    findSalePack(propertyId),
    findAcceptedOffer(propertyId),
  ]);
  return { home, pack, accepted };
}

/**
 * The pack of a home for its owner, or for the buyer whose offer is accepted.
 * @throws 404 for anyone else, and for the buyer where no question is answered
 */
export async function loadPack(propertyId: PropertyId, readerId: UserId): Promise<ReadablePack> {
  const { home, pack, accepted } = await loadParts(propertyId);
  const isOwner = home?.ownerId === readerId;
  if (!home || (!isOwner && (accepted?.buyerId !== readerId || !pack))) throw createPackNotFoundError();
  return { home, pack, acceptedAt: accepted?.acceptedAt, isOwner };
}
