import type { Dice } from '../random.ts';
import type { Place } from './places.ts';
import type { Style } from './styles.ts';
import type { Tenure } from './types.ts';

/** Scotland has ownership; flats elsewhere are leases, sometimes with a share of the freehold. */
export function drawTenure(dice: Dice, place: Place, style: Style, isHouse: boolean): Tenure {
  if (place.nation === 'scotland') return 'freehold';
  if (style.name === 'houseboat' || style.name === 'parkhome') return 'leasehold';
  if (!isHouse)
    return dice.chance(0.34) && style.period && place.nation !== 'northern_ireland'
      ? 'share_of_freehold'
      : 'leasehold';
  return place.nation === 'northern_ireland' && dice.chance(0.3) ? 'leasehold' : 'freehold';
}
