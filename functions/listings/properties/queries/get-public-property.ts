import type { PropertyId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findProperty } from '../adapters/property-repository.ts';
import type { Property } from '../domain/property.ts';
import { isPublic } from '../domain/transitions.ts';

/**
 * A property that every visitor may see.
 * @throws AppError `not_found` for any other, which the answer does not tell from a missing one
 */
export async function getPublicProperty(id: PropertyId): Promise<Property> {
  const property = await findProperty(id);
  if (!property || !isPublic(property.status)) throw new AppError('not_found', 'We can’t find that home.');
  return property;
}
