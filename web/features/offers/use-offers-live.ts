import { useQueryClient } from '@tanstack/react-query';
import { offersKey } from '../../entities/offer/api.ts';
import { propertyKey } from '../../entities/property/property.ts';
import { useLive } from '../../lib/live.ts';

/** Refetches on live updates about offers while the page is open. */
export function useOffersLive(...also: readonly ('viewings' | 'messages')[]): void {
  const queries = useQueryClient();
  useLive(['offers', ...also], () => {
    void queries.invalidateQueries({ queryKey: offersKey });
    void queries.invalidateQueries({ queryKey: propertyKey });
  });
}
