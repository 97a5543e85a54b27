import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { dropNearMe } from '../../../../functions/finding/search/domain/near-me.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Search } from './use-search.ts';

/** About 100 metres: the address of a search can be shared. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;
const isInKingdom = (latitude: number, longitude: number): boolean =>
  latitude >= 49 && latitude <= 61 && longitude >= -9 && longitude <= 2.5;
const maxWaitMs = 15_000;

type State = 'idle' | 'asking' | 'refused' | 'abroad';
const notes: Readonly<Record<State, string>> = {
  idle: 'Your browser asks you first. We don’t keep where you are.',
  asking: 'Your browser is asking for your location.',
  refused: 'Your browser doesn’t give us your location. Type a town or postcode instead.',
  abroad: 'You seem to be outside the United Kingdom. Type a town or postcode instead.',
};

/** Asks the browser where the person is, for homes around them. */
export function NearMe({ search }: { readonly search: Search }) {
  const [state, setState] = useState<State>('idle');
  const ask = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (!isInKingdom(latitude, longitude)) return setState('abroad');
        search.change({
          q: dropNearMe(search.filters.q ?? '') || undefined,
          place: undefined,
          lat: roundDegrees(latitude),
          lng: roundDegrees(longitude),
          radius: 3,
        });
      },
      () => setState('refused'),
      { timeout: maxWaitMs, maximumAge: 60_000 },
    );
  };
  return (
    <Notice title="Homes near you">
      <p aria-live="polite">{notes[state]}</p>
      <p className="mt-2">
        <Button variant="secondary" onClick={ask} disabled={state === 'asking'}>
          <Icon as={LocateFixed} size={18} />
          Use my location
        </Button>
      </p>
    </Notice>
  );
}
