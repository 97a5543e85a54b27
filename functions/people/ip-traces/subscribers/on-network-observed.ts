import { NetworkObserved } from '../../../../events/network.ts';
import { AccountSeenInNewPlace } from '../../../../events/new-place.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findNetworkPlace } from '../adapters/ipinfo.ts';
import { findObservation, removeObservation } from '../adapters/observation-repository.ts';
import { listTraces, saveTrace } from '../adapters/trace-repository.ts';
import { isNewPlace } from '../domain/trace.ts';

/** Resolves an address to country, region and risk signs, and deletes the address. */
export const handler = subscriber(
  'ip-traces-on-network-observed',
  { on: [NetworkObserved], needs: ['table:write', 'ip-trace'] },
  async ({ data: { observationId } }) => {
    const observation = await findObservation(observationId);
    if (!observation) return;
    const { userId, occasion, ip, at } = observation;
    const place = await findNetworkPlace(ip);
    if (place) {
      const { country, region } = place;
      const ipTraces = await listTraces(userId, new Date(at));
      const events =
        occasion === 'login' && isNewPlace(place, ipTraces)
          ? [AccountSeenInNewPlace.of({ userId, country, region, at })]
          : [];
      await saveTrace(
        observationId,
        { userId, occasion, country, ...(region && { region }), risks: [...place.risks], at },
        events,
      );
    }
    await removeObservation(observationId);
  },
);
