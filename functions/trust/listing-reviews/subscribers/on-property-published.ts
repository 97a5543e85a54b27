import { PropertyChanged, PropertyPublished } from '../../../../events/property.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { savePictures } from '../../../listings/properties/adapters/picture-index-repository.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { isPublic } from '../../../listings/properties/domain/transitions.ts';
import { holdLaterCopy } from '../commands/hold-later-copy.ts';
import { listFingerprints } from '../queries/find-picture-matches.ts';

/**
 * Adds the photos of a property on sale to the index that new properties are compared with. Photos that a
 * property no longer shows match nothing, because each match is looked up in its property.
 */
export const handler = subscriber(
  'listing-reviews-on-property-published',
  { on: [PropertyPublished, PropertyChanged], needs: ['table:write'] },
  async ({ name, data: { propertyId } }) => {
    const home = await findProperty(propertyId);
    if (!home || !isPublic(home.status)) return;
    const added = await savePictures(await listFingerprints(home));
    // A run that ended before the comparison finds nothing to add when it is repeated.
    if (name === PropertyPublished.name || added.length > 0) await holdLaterCopy(home, now());
  },
);
