import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateShortlist, type PlannedStop } from '../../../entities/shortlist/api.ts';
import { invalidateViewings, viewings } from '../../../entities/viewing/api.ts';
import { recordRequest } from '../../../entities/viewing/session-requests.ts';
import { describeError } from '../../../lib/api-error.ts';
import { createIdempotencyKey } from '../../../lib/client.ts';

export interface RequestState {
  readonly is: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Why it failed. */
  readonly problem?: string;
}

/** Asks for the viewings of a day one after the other; one that fails stops none of the others. */
export function useRequests(stops: readonly PlannedStop[]) {
  const queries = useQueryClient();
  const [key] = useState(createIdempotencyKey);
  const [states, setStates] = useState<ReadonlyMap<string, RequestState>>(new Map());
  const note = (propertyId: string, state: RequestState) =>
    setStates((before) => new Map(before).set(propertyId, state));
  const request = async ({ propertyId, timeSlotId }: PlannedStop, attendees: number) => {
    note(propertyId, { is: 'sending' });
    try {
      await viewings.requestViewing({
        body: { propertyId, timeSlotId, attendees },
        key: `${key}-${timeSlotId}`,
      });
      recordRequest(propertyId);
      note(propertyId, { is: 'sent' });
    } catch (error) {
      note(propertyId, { is: 'failed', problem: describeError(error) });
    }
  };
  const sending = useMutation({
    mutationFn: async (attendees: number) => {
      for (const stop of stops) if (!stop.booked) await request(stop, attendees);
    },
    onSettled: () => {
      void invalidateViewings(queries);
      void invalidateShortlist(queries);
    },
  });
  return {
    states,
    isSending: sending.isPending,
    isDone: sending.isSuccess,
    send: (attendees: number) => sending.mutate(attendees),
  };
}
