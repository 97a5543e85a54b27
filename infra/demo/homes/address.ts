import type { Dice } from '../random.ts';
import { spread } from './places.ts';
import type { Plot } from './plots.ts';
import { houseNumber, incode, streetName } from './streets.ts';
import type { DemoHome } from './types.ts';

export function addressOf(
  d: Dice,
  { place, style }: Plot,
  flat: boolean,
): Pick<DemoHome, 'houseNo' | 'postcode' | 'address'> {
  const { town, district, county, nation, outcode, lat, lng } = place;
  const line1 = streetName(d, style.street, nation);
  const reach = spread(place);
  const near = (middle: number, far: number) => Math.round((middle + d.range(-far, far)) * 100_000) / 100_000;
  return {
    houseNo: houseNumber(d, style.street, { flat, named: style.named, nation }),
    postcode: `${outcode} ${incode(d)}`,
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
