import { PropertyChanged, PropertyPublished, PropertyStatusChanged } from '../../../../events/property.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { saveNearbyCard } from '../adapters/nearby-card-repository.ts';
import { findProperty } from '../adapters/property-repository.ts';
import { createStoredCard } from '../domain/stored-card.ts';

/** Reads the present state of the property, so that events may come late, twice or out of order. */
export const handler = subscriber(
  'property-pages-on-property-changed',
  { on: [PropertyPublished, PropertyStatusChanged, PropertyChanged], needs: ['table:write'] },
  async ({ data: { propertyId } }) => {
    const property = await findProperty(propertyId);
    if (!property?.firstListedAt) return;
    const { version, postcode, status } = property;
    const stored = status === 'live' ? createStoredCard(property, now()) : undefined;
    await saveNearbyCard({ propertyId, version, postcode, stored });
  },
);
