import type { QueryClient } from '@tanstack/react-query';
import { type Slot, timesQuery, type Viewing, viewingsQuery } from './api.ts';

/** Which requests of others end when a request is confirmed, because its time is full then. */
export function listRivals(
  { id, timeSlotId, proposal }: Viewing,
  viewings: readonly Viewing[],
  slots: readonly Slot[],
): readonly Viewing[] {
  const wanted = proposal?.timeSlotId ?? timeSlotId;
  const slot = slots.find((one) => one.id === wanted);
  if (!slot || slot.booked + 1 < slot.capacity) return [];
  return viewings.filter(
    (other) => other.id !== id && other.timeSlotId === wanted && other.status === 'requested',
  );
}

/** The present rivals of a seller's viewing. */
export async function loadRivals(queries: QueryClient, viewing: Viewing): Promise<readonly Viewing[]> {
  const { propertyId } = viewing;
  const wanted = { role: 'seller', when: 'upcoming', property_id: propertyId } as const;
  const [{ viewings }, { slots }] = await Promise.all([
    queries.fetchQuery(viewingsQuery(wanted)),
    queries.fetchQuery(timesQuery(propertyId)),
  ]);
  return listRivals(viewing, viewings, slots);
}
