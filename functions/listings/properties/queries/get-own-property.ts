import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findProperty } from '../adapters/property-repository.ts';
import type { Property } from '../domain/property.ts';

/** @throws 404 for an unknown property and for one of another owner */
export async function getOwnProperty(id: PropertyId, ownerId: UserId): Promise<Property> {
  const property = await findProperty(id);
  if (property?.ownerId !== ownerId) throw new AppError('not_found', 'We can’t find that home.');
  return property;
}
