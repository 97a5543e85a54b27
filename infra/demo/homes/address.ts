import type { Dice } from '../random.ts';
import { getSpread } from './places.ts';
import type { Plot } from './plots.ts';
import { drawHouseNumber, drawIncode, drawStreetName } from './streets.ts';
import type { DemoHome } from './types.ts';

export function createAddress(
  dice: Dice,
  { place, style }: Plot,
  { flat, floor }: { readonly flat: boolean; readonly floor: number },
): Pick<DemoHome, 'houseNo' | 'postcode' | 'address'> {
  const { town, district, county, nation, outcode, lat, lng } = place;
  const line1 = drawStreetName(dice, style.street, nation);
  const reach = getSpread(place);
  const near = (middle: number, far: number) =>
    Math.round((middle + dice.range(-far, far)) * 100_000) / 100_000;
  return {
    houseNo: drawHouseNumber(dice, style.street, { flat, floor, named: style.named, nation }),
    postcode: `${outcode} ${drawIncode(dice)}`,
    address: {
      line1,
      ...(district && { line2: district }),
      town,
      county,
      nation,
      latitude: near(lat, reach),
      longitude: near(lng, reach * 1.5),
    },
  };
}
