import { useQueryClient } from '@tanstack/react-query';
import { ownHomesKey } from '../../entities/own-home/api.ts';
import { useLive } from '../../lib/live.ts';

/** Reads the own homes again when something about one of them changes. */
export function useOwnHomesLive(): void {
  const queries = useQueryClient();
  const invalidate = () => void queries.invalidateQueries({ queryKey: ownHomesKey });
  useLive('properties', invalidate);
  useLive('messages', invalidate);
  useLive('viewings', invalidate);
  useLive('offers', invalidate);
  useLive('sale', invalidate);
}
