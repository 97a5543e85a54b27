import { PropertyChanged, PropertyStatusChanged } from '../../../../events/property.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { removeOldBrochures } from '../commands/remove-old-brochures.ts';

/** What a home's page no longer shows does not stay behind as a file. */
export const handler = subscriber(
  'brochures-on-home-changed-remove',
  {
    on: [PropertyStatusChanged, PropertyChanged],
    needs: ['public-api', 'origin-secret:read', 'brochures'],
  },
  async ({ data: { propertyId } }) => {
    await removeOldBrochures(propertyId);
  },
);
