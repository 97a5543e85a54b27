import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../lib/live.ts';
import { ownHomesKey } from './api.ts';

/** Reads the own homes again when something about one of them changes. */
export function useOwnHomesLive(): void {
  const queries = useQueryClient();
  const readAgain = () => void queries.invalidateQueries({ queryKey: ownHomesKey });
  useLive('properties', readAgain);
  useLive('messages', readAgain);
  useLive('viewings', readAgain);
  useLive('offers', readAgain);
  useLive('sale', readAgain);
}
