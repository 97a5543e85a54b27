import { useQueryClient } from '@tanstack/react-query';
import { ownHomesKey } from '../../entities/own-home/api.ts';
import { useMattersLive } from '../../entities/own-home/use-matters-live.ts';

/** Reads the own homes again when something about one of them changes. */
export function useOwnHomesLive(): void {
  const queries = useQueryClient();
  useMattersLive(() => void queries.invalidateQueries({ queryKey: ownHomesKey }));
}
