import { PropertyPublished, PropertyStatusChanged } from '../../events/property.ts';
import { propertyById } from '../properties/property-store.ts';
import { subscriber } from '../shared/subscriber.ts';
import { pause, resume } from './choosing.ts';
import { openPackage, savePackage } from './store.ts';

/** A package's days stand still while its home is sold subject to contract, and run on once it is on sale again. */
export const handler = subscriber(
  [PropertyStatusChanged, PropertyPublished],
  async ({ data: { propertyId } }, { time }) => {
    const [home, chosen] = await Promise.all([propertyById(propertyId), openPackage(propertyId)]);
    if (!home || !chosen) return;
    // What the home is by now counts, from the moment of which this event tells.
    const at = new Date(time);
    const decision =
      home.status === 'sold_stc'
        ? pause(chosen, at)
        : home.status === 'live'
          ? resume(chosen, at)
          : undefined;
    if (decision) await savePackage(decision);
  },
);
