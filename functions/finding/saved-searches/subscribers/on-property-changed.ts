import { PropertyChanged, PropertyPublished, PropertyStatusChanged } from '../../../../events/property.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { matchHome } from '../commands/match-home.ts';

/** Matches the present state of a home, so that events may come late, twice or out of order. */
export const handler = subscriber(
  'saved-searches-on-property-changed',
  {
    on: [PropertyPublished, PropertyStatusChanged, PropertyChanged],
    needs: ['table:write'],
    memoryMb: 1024,
    timeoutSeconds: 120,
  },
  ({ data: { propertyId } }) => matchHome(propertyId, now()),
);
