import { houseboat, parkHome } from './exteriors/afloat.ts';
import { bungalow, familyHouse, rectory, type DetachedLook } from './exteriors/detached.ts';
import { flats, newTownHouses, type FlatsLook } from './exteriors/modern.ts';
import { row, type RowLook } from './exteriors/row.ts';
import { barn, cottage, farmhouse, type RuralLook } from './exteriors/rural.ts';
import { edwardian, thirties, type SemiLook } from './exteriors/semi.ts';
import { terrace, type TerraceLook } from './exteriors/terrace.ts';
import type { Picture } from './picture.ts';
import type { Material } from './wall.ts';
import type { World } from './world.ts';

const brick = (pigment: string): Material => ({ kind: 'brick', pigment });
const render = (pigment: string): Material => ({ kind: 'render', pigment });
const stone = (pigment: string): Material => ({ kind: 'stone', pigment });
const rubble = (pigment: string): Material => ({ kind: 'rubble', pigment });

function facade<Look>(
  name: string,
  alt: string,
  paint: (look: Look & { seed: string }) => World,
  look: Look,
): Picture {
  return { name, kind: 'facade', alt, draw: () => paint({ ...look, seed: name }).sheet };
}

const pastels = [
  render('#f2e3c6'),
  render('#bcd2d8'),
  render('#eec6b8'),
  render('#d7dfb8'),
  render('#e9d0dd'),
];

type Bare<T> = Omit<T, 'seed'>;
const terraces: readonly (readonly [string, string, Bare<TerraceLook>])[] = [
  [
    'terrace-red',
    'Red-brick Victorian terrace with two-storey bays behind clipped hedges',
    { mood: 'day', wall: brick('#b5634c'), trim: '#eadfca', door: '#24564b', bays: 'two', front: 'hedge' },
  ],
  [
    'terrace-stock',
    'London stock brick terrace at dusk with lamps lit in the windows',
    {
      mood: 'dusk',
      wall: brick('#c9a678'),
      trim: '#eadfca',
      door: '#243f6b',
      bays: 'one',
      front: 'iron',
      from: 'right',
    },
  ],
  [
    'terrace-stone',
    'Stone terrace under snow with warm windows',
    {
      mood: 'winter',
      wall: stone('#b8a585'),
      trim: '#d6c6a6',
      door: '#7a2f35',
      bays: 'one',
      front: 'wall',
      tiles: '#5f6570',
    },
  ],
  [
    'terrace-coast',
    'Painted terrace in soft seaside colours on a bright morning',
    {
      mood: 'morning',
      wall: render('#bcd2d8'),
      neighbour: render('#f2e3c6'),
      trim: '#fbf6ea',
      door: '#c9704f',
      doorPanels: 'four',
      bays: 'two',
      front: 'wall',
      tiles: '#6f7480',
      flowers: ['#f08ca6', '#fff3d9', '#7d92dd'],
      from: 'right',
    },
  ],
];
const semis: readonly (readonly [string, string, typeof thirties, Bare<SemiLook>])[] = [
  [
    'thirties-spring',
    '1930s semi-detached house with tile-hung bays and a garage',
    thirties,
    {
      mood: 'spring',
      lower: brick('#b0654e'),
      upper: render('#efe6d4'),
      tiles: '#a85f48',
      trim: '#f6f1e6',
      door: '#2f5d62',
      side: 4.5,
      garage: true,
    },
  ],
  [
    'edwardian-autumn',
    'Edwardian semi-detached house with timbered gables among autumn trees',
    edwardian,
    {
      mood: 'autumn',
      lower: brick('#a9553f'),
      upper: render('#f0e6d3'),
      tiles: '#8a5f4f',
      trim: '#f0e6d3',
      door: '#6b2d34',
      side: -4,
    },
  ],
];
const detached: readonly (readonly [string, string, typeof familyHouse, Bare<DetachedLook>])[] = [
  [
    'family-golden',
    'Detached family house with a timbered gable and garage in evening sun',
    familyHouse,
    {
      mood: 'golden',
      wall: brick('#b97458'),
      accent: render('#f2ead9'),
      tiles: '#6a5a58',
      door: '#3f5f58',
      side: -4.5,
    },
  ],
  [
    'family-winter',
    'Detached family house with snow on the roof and lights in the windows',
    familyHouse,
    {
      mood: 'winter',
      wall: brick('#a9644c'),
      accent: brick('#a9644c'),
      tiles: '#5d6068',
      door: '#2d4a63',
      side: 4.2,
    },
  ],
  [
    'rectory-brick',
    'Georgian house of five bays with wisteria and a gravel sweep',
    rectory,
    {
      mood: 'morning',
      wall: brick('#b46f55'),
      accent: render('#f2ead9'),
      tiles: '#70707c',
      door: '#20383f',
      side: 3,
    },
  ],
  [
    'bungalow-day',
    'Bungalow with a brick gable and a white picket fence',
    bungalow,
    {
      mood: 'day',
      wall: render('#f1e7d3'),
      accent: brick('#b87358'),
      tiles: '#9a5a48',
      door: '#4a7c7a',
      side: -4,
    },
  ],
  [
    'bungalow-dusk',
    'Bungalow at dusk with lamps lit',
    bungalow,
    {
      mood: 'dusk',
      wall: brick('#c39a78'),
      accent: render('#efe6d6'),
      tiles: '#6f6470',
      door: '#b4553f',
      side: 3.6,
    },
  ],
];
const rural: readonly (readonly [string, string, typeof cottage, Bare<RuralLook>])[] = [
  [
    'cottage-honey',
    'Honey-coloured stone cottage with roses round the door',
    cottage,
    {
      mood: 'morning',
      wall: stone('#dcbc86'),
      tiles: '#a1907a',
      trim: '#ead6ac',
      door: '#6f8f86',
      side: 3.6,
    },
  ],
  [
    'cottage-white',
    'White cottage with a blue door on a summer day',
    cottage,
    {
      mood: 'day',
      wall: render('#f6f2e8'),
      tiles: '#6a6f7b',
      trim: '#e6e0d2',
      door: '#2f5f8a',
      side: -3.4,
      roses: '#c94f5f',
    },
  ],
  [
    'cottage-welsh',
    'Rubble-stone cottage with a slate roof in low sun',
    cottage,
    {
      mood: 'golden',
      wall: rubble('#9a958e'),
      tiles: '#59606c',
      trim: '#c9c2b4',
      door: '#a2533f',
      side: 3.2,
      roses: '#f4d9e0',
    },
  ],
  [
    'farmhouse-white',
    'Whitewashed farmhouse with a red door under a soft grey sky',
    farmhouse,
    {
      mood: 'overcast',
      wall: render('#f4f1e8'),
      tiles: '#5d6572',
      trim: '#e3ddd0',
      door: '#a23b34',
      side: -4.4,
    },
  ],
  [
    'farmhouse-stone',
    'Stone farmhouse below the hills at dawn',
    farmhouse,
    { mood: 'dawn', wall: rubble('#a39a8c'), tiles: '#5a5f6a', trim: '#cfc6b2', door: '#3f6a5a', side: 4 },
  ],
  [
    'barn-dusk',
    'Black-boarded barn conversion with a glazed hall glowing at dusk',
    barn,
    {
      mood: 'dusk',
      wall: { kind: 'boards', pigment: '#4c4441' },
      tiles: '#a0614b',
      trim: '#3b3431',
      door: '#444444',
      side: -4,
    },
  ],
];
const rows: readonly (readonly [string, string, Bare<RowLook>])[] = [
  [
    'row-stucco',
    'Cream stucco terrace with iron balconies and black doors',
    {
      mood: 'morning',
      storeys: [3.1, 3.2, 2.7],
      wide: 6.3,
      bays: 3,
      wall: render('#f3ead6'),
      trim: '#fbf6ea',
      window: { cols: 2, rows: 4, head: 'surround', trim: '#fbf6ea', bar: 0.05 },
      door: { pigment: '#1f2f3b', panels: 'six', fanlight: 'arch', surround: '#fbf6ea', steps: 2 },
      top: 'mansard',
      front: 'railings',
      balcony: true,
      away: 16,
      horizon: 1010,
      focal: 1450,
      leaves: true,
    },
  ],
  [
    'row-newtown',
    'New Town terrace in grey-gold stone with fanlights and railings',
    {
      mood: 'overcast',
      storeys: [3.2, 3.3, 2.9],
      wide: 7,
      bays: 3,
      wall: stone('#c6b597'),
      trim: '#d8caae',
      window: { cols: 3, rows: 4, head: 'none', trim: '#d8caae', bar: 0.05 },
      door: { pigment: '#7a2531', panels: 'six', fanlight: 'arch', surround: '#d8caae', steps: 3 },
      top: 'parapet',
      front: 'railings',
      from: 'right',
      away: 15,
      horizon: 1010,
      focal: 1450,
      leaves: true,
    },
  ],
  [
    'tenement-red',
    'Red sandstone tenement in evening sun',
    {
      mood: 'golden',
      storeys: [3, 3, 3, 2.8],
      wide: 8.2,
      bays: 4,
      wall: stone('#b5694f'),
      trim: '#c98a6c',
      window: { rail: 0.5, head: 'surround', trim: '#c4805f' },
      door: { pigment: '#2d4a3e', panels: 'four', fanlight: 'square', surround: '#c98a6c', steps: 2 },
      top: 'roof',
      front: 'railings',
      away: 18,
      horizon: 1080,
      focal: 1400,
      leaves: true,
    },
  ],
  [
    'tenement-blond',
    'Blond sandstone tenement with lamps lit after sunset',
    {
      mood: 'night',
      storeys: [3, 3, 3, 2.8],
      wide: 7.4,
      bays: 3,
      wall: stone('#cdb68c'),
      trim: '#dcc8a0',
      window: { rail: 0.5, head: 'stone', trim: '#dcc8a0' },
      door: { pigment: '#7a2f35', panels: 'four', fanlight: 'square', surround: '#dcc8a0', steps: 2 },
      top: 'roof',
      front: 'wall',
      away: 17.5,
      horizon: 1070,
      focal: 1330,
      from: 'right',
    },
  ],
  [
    'mansion-block',
    'Red-brick mansion block with pale stone dressings',
    {
      mood: 'autumn',
      storeys: [3.2, 3, 3, 2.8],
      wide: 7.6,
      bays: 3,
      wall: brick('#b25b46'),
      base: render('#e9dcc4'),
      trim: '#f0e6d0',
      window: { cols: 2, rows: 2, head: 'surround', trim: '#f0e6d0' },
      door: { pigment: '#24463f', panels: 'glazed', fanlight: 'arch', surround: '#f0e6d0', steps: 2 },
      top: 'mansard',
      tiles: '#6a6672',
      front: 'railings',
      balcony: true,
      away: 18.5,
      horizon: 1090,
      focal: 1330,
      leaves: true,
    },
  ],
  [
    'mews-day',
    'Mews houses in soft colours with stable doors and flower boxes',
    {
      mood: 'day',
      storeys: [2.8, 2.5],
      wide: 6.4,
      bays: 2,
      wall: render('#f1e4cf'),
      walls: pastels,
      trim: '#fbf6ea',
      window: {
        cols: 2,
        rows: 3,
        head: 'none',
        trim: '#fbf6ea',
        bar: 0.05,
        box: ['#e0566b', '#f7f1e4', '#c58fd6'],
      },
      door: { pigment: '#3c6e71', panels: 'four', surround: '#fbf6ea' },
      doors: ['#2d3a40', '#8b4a4a', '#51695a'],
      top: 'roof',
      front: 'pots',
      garage: true,
      from: 'right',
      away: 12.5,
      bicycle: '#c44f44',
    },
  ],
];

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
