import { PropertyPublished, PropertyStatusChanged } from '../../events/property.ts';
import { propertyById } from '../properties/property-store.ts';
import { subscriber } from '../shared/subscriber.ts';
import { pause, resume } from './running.ts';
import { reactOn } from './store.ts';

/** A package's days stand still while its home is sold subject to contract, and run on once it is on sale again. */
export const handler = subscriber(
  [PropertyStatusChanged, PropertyPublished],
  async ({ data: { propertyId } }, { time }) => {
    // What the home is by now counts, from the moment of which this event tells.
    const at = new Date(time);
    await reactOn(propertyId, async (home) => {
      const property = await propertyById(propertyId);
      if (!property || !home.current) return undefined;
      const decision =
        property.status === 'sold_stc'
          ? pause(home.current, home, at)
          : property.status === 'live'
            ? resume(home.current, home, at)
            : undefined;
      return decision && { decision };
    });
  },
);
