import { PropertyChanged, PropertyPublished, PropertyStatusChanged } from '../../../../events/property.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { saveFeedRow } from '../adapters/search-repository.ts';
import { createFeedRow } from '../domain/feed-row.ts';

/** Reads the present state of the property, so that events may come late, twice or out of order. */
export const handler = subscriber(
  'search-on-property-changed-changed',
  { on: [PropertyPublished, PropertyStatusChanged, PropertyChanged], needs: ['table:write'] },
  async ({ data: { propertyId } }) => {
    const property = await findProperty(propertyId);
    if (!property?.firstListedAt) return;
    const at = now();
    await saveFeedRow(createFeedRow(property, at.getTime() * 1_000, at));
  },
);
