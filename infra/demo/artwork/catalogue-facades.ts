import { drawHouseboat, drawParkHome } from './exteriors/houseboats.ts';
import { drawFlats, drawNewTownHouses, type FlatsLook } from './exteriors/modern.ts';
import { drawRow } from './exteriors/row.ts';
import { drawTerrace } from './exteriors/terrace.ts';
import type { Picture } from './picture.ts';
import { createBrick, createFacadePicture, type WithoutSeed } from './facade.ts';
import { terraces, rows } from './catalogue-rows.ts';
import { semis, detached, rural } from './catalogue-houses.ts';

const afloat: readonly Picture[] = [
  {
    name: 'houseboat',
    kind: 'facade',
    alt: 'Narrowboat home on a still canal with flowers on the roof',
    draw: () => drawHouseboat('houseboat', 'golden', '#2f5d5b', '#a33f36').sheet,
  },
  {
    name: 'park-home',
    kind: 'facade',
    alt: 'Cream park home with flower borders and a picket fence',
    draw: () => drawParkHome('park-home', 'day').sheet,
  },
];

const modern: readonly Picture[] = [
  createFacadePicture<WithoutSeed<FlatsLook>>(
    'flats-day',
    'New-build flats with glass balconies and planting',
    drawFlats,
    {
      mood: 'day',
      wall: createBrick('#c9ad8c'),
      accent: { kind: 'metal', pigment: '#7a7f82' },
      floors: 4,
      bays: 4,
      side: -5,
    },
  ),
  createFacadePicture<WithoutSeed<FlatsLook>>(
    'flats-dusk',
    'Brick apartment building at dusk with lights on',
    drawFlats,
    {
      mood: 'dusk',
      wall: createBrick('#a9705c'),
      accent: { kind: 'metal', pigment: '#6a6f78' },
      floors: 4,
      bays: 4,
      side: 4.6,
      frame: '#2b2f36',
    },
  ),
  createFacadePicture<WithoutSeed<FlatsLook>>(
    'townhouses-new',
    'Modern brick town houses with steep gables',
    drawNewTownHouses,
    {
      mood: 'golden',
      wall: createBrick('#c08d6d'),
      accent: createBrick('#8f8176'),
      floors: 3,
      bays: 1,
      side: 4,
    },
  ),
];

export const facadePictures: readonly Picture[] = [
  ...terraces.map(([name, alt, look]) => createFacadePicture(name, alt, drawTerrace, look)),
  ...semis.map(([name, alt, paint, look]) => createFacadePicture(name, alt, paint, look)),
  ...detached.map(([name, alt, paint, look]) => createFacadePicture(name, alt, paint, look)),
  ...rural.map(([name, alt, paint, look]) => createFacadePicture(name, alt, paint, look)),
  ...rows.map(([name, alt, look]) => createFacadePicture(name, alt, drawRow, look)),
  ...modern,
  ...afloat,
];
