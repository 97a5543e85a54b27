import { PropertyChanged, PropertyPublished } from '../../../../events/property.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { savePictures } from '../../../listings/properties/adapters/picture-index-repository.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { isPublic } from '../../../listings/properties/domain/transitions.ts';
import { listFingerprints } from '../queries/find-picture-matches.ts';

/**
 * Adds the photos of a property on sale to the index that new properties are compared with. Photos that a
 * property no longer shows match nothing, because each match is looked up in its property.
 */
export const handler = subscriber(
  'listing-reviews-on-property-published',
  { on: [PropertyPublished, PropertyChanged], needs: ['table:write'] },
  async ({ data: { propertyId } }) => {
    const home = await findProperty(propertyId);
    if (home && isPublic(home.status)) await savePictures(await listFingerprints(home));
  },
);
