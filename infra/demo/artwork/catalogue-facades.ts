import { houseboat, parkHome } from './exteriors/afloat.ts';
import { flats, newTownHouses, type FlatsLook } from './exteriors/modern.ts';
import { row } from './exteriors/row.ts';
import { terrace } from './exteriors/terrace.ts';
import type { Picture } from './picture.ts';
import { brick, facade, type Bare } from './facade.ts';
import { terraces, rows } from './catalogue-rows.ts';
import { semis, detached, rural } from './catalogue-houses.ts';

const afloat: readonly Picture[] = [
  {
    name: 'houseboat',
    kind: 'facade',
    alt: 'Narrowboat home on a still canal with flowers on the roof',
    draw: () => houseboat('houseboat', 'golden', '#2f5d5b', '#a33f36').sheet,
  },
  {
    name: 'park-home',
    kind: 'facade',
    alt: 'Cream park home with flower borders and a picket fence',
    draw: () => parkHome('park-home', 'day').sheet,
  },
];

const modern: readonly Picture[] = [
  facade<Bare<FlatsLook>>('flats-day', 'New-build flats with glass balconies and planting', flats, {
    mood: 'day',
    wall: brick('#c9ad8c'),
    accent: { kind: 'metal', pigment: '#7a7f82' },
    floors: 4,
    bays: 4,
    side: -5,
  }),
  facade<Bare<FlatsLook>>('flats-dusk', 'Brick apartment building at dusk with lights on', flats, {
    mood: 'dusk',
    wall: brick('#a9705c'),
    accent: { kind: 'metal', pigment: '#6a6f78' },
    floors: 4,
    bays: 4,
    side: 4.6,
    frame: '#2b2f36',
  }),
  facade<Bare<FlatsLook>>('townhouses-new', 'Modern brick town houses with steep gables', newTownHouses, {
    mood: 'golden',
    wall: brick('#c08d6d'),
    accent: brick('#8f8176'),
    floors: 3,
    bays: 1,
    side: 4,
  }),
];

export const facadePictures: readonly Picture[] = [
  ...terraces.map(([name, alt, look]) => facade(name, alt, terrace, look)),
  ...semis.map(([name, alt, paint, look]) => facade(name, alt, paint, look)),
  ...detached.map(([name, alt, paint, look]) => facade(name, alt, paint, look)),
  ...rural.map(([name, alt, paint, look]) => facade(name, alt, paint, look)),
  ...rows.map(([name, alt, look]) => facade(name, alt, row, look)),
  ...modern,
  ...afloat,
];
