import { createDice } from '../random.ts';
import { type Place, places } from './places.ts';
import { listStyleChoices } from './settings.ts';
import { styles, type Style, type StyleName } from './styles.ts';
import type { Nation } from './types.ts';

/** The place and kind of a property; `key` is its random seed. */
export interface Plot {
  readonly key: string;
  readonly place: Place;
  readonly style: Style;
}

const homesByNation: readonly (readonly [Nation, number])[] = [
  ['england', 220],
  ['scotland', 35],
  ['wales', 25],
  ['northern_ireland', 20],
];

/** Rare homes that chance alone might leave out. */
const rareHomes: readonly (readonly [Nation, string, StyleName])[] = [
  ['england', 'Bath', 'houseboat'],
  ['england', 'Hackney', 'houseboat'],
  ['england', 'Whitstable', 'parkhome'],
  ['england', 'Stamford', 'parkhome'],
  ['wales', 'Abergavenny', 'parkhome'],
];

const createRarePlots = (nation: Nation): Plot[] =>
  rareHomes
    .filter(([where]) => where === nation)
    .flatMap(([, where, name]) => {
      const place = places[nation].find((p) => p.town === where || p.district === where);
      return place
        ? [{ key: `${nation}-${name}-${place.outcode}`.toLowerCase(), place, style: styles[name] }]
        : [];
    });

/** Goes round the nation's places, in a new order each time, so that no place is forgotten. */
function createUsualPlots(nation: Nation, count: number): Plot[] {
  const dice = createDice(`plots ${nation}`);
  let round: Place[] = [];
  return Array.from({ length: count }, (_, i) => {
    if (round.length === 0) round = dice.shuffle(places[nation]);
    const place = round.pop() ?? dice.pick(places[nation]);
    const style = dice.weighted(listStyleChoices(nation, place.setting, place.district, place.town));
    return { key: `${nation}-${String(i + 1).padStart(3, '0')}`, place, style: styles[style] };
  });
}

export function createPlots(): Plot[] {
  return homesByNation.flatMap(([nation, count]) => {
    const special = createRarePlots(nation);
    return [...special, ...createUsualPlots(nation, count - special.length)];
  });
}
