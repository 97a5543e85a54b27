import type { PortalAdvert } from './portal-advert.ts';
import type { ListedAdvert } from './portal-answer.ts';

export interface AdvertDifferences {
  /**
   * To be sent again: the portal lacks them, has another message than the last one, or refused them for what is ours to
   * mend.
   */
  readonly missing: readonly PortalAdvert[];
  /** References that the portal shows and should not. */
  readonly foreign: readonly string[];
  /** Adverts that wait although nobody sends them: their events got lost, or were given up. */
  readonly stuck: readonly PortalAdvert[];
}

/** What differs between our adverts of a portal and its own list. */
export function compareAdverts(
  adverts: readonly PortalAdvert[],
  listed: readonly ListedAdvert[],
  now: Date,
): AdvertDifferences {
  const there = new Map(listed.map((one) => [one.reference, one]));
  const shown = new Set(adverts.flatMap((advert) => (isWanted(advert) ? [advert.reference] : [])));
  const isMissing = (advert: PortalAdvert): boolean => {
    if (advert.state === 'refused') return advert.refusals.some(({ subject }) => subject === 'contract');
    if (advert.state !== 'on') return false;
    const found = there.get(advert.reference);
    return !found || (found.digest !== undefined && found.digest !== advert.digest);
  };
  return {
    missing: adverts.filter(isMissing),
    foreign: listed.flatMap(({ reference }) => (shown.has(reference) ? [] : [reference])),
    stuck: adverts.filter((advert) => isStuck(advert, now)),
  };
}

const alwaysRemovable = 5;
const removablePercent = 10;

/** Whether a portal shows so many homes that it should not that the mistake may be ours. */
export function isTooForeign(foreign: number, listed: number): boolean {
  return foreign > Math.max(alwaysRemovable, (listed * removablePercent) / 100);
}

/** Whether a home that the portal shows is to be taken off: nobody wants it there, and nobody sends it now. */
export function isForeign(advert: PortalAdvert | undefined): boolean {
  return !advert || (!isWanted(advert) && !advert.lease);
}

/** Whether the portal may show it: also while its latest change is refused or on its way. */
const isWanted = ({ state }: PortalAdvert): boolean => state !== 'off' && state !== 'removing';

function isStuck({ state, lease, nextTryAt }: PortalAdvert, now: Date): boolean {
  if (lease) return new Date(lease.until) <= now;
  if (state === 'given_up') return true;
  return (state === 'waiting' || state === 'removing') && (!nextTryAt || new Date(nextTryAt) <= now);
}
