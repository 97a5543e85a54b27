import { bungalow, familyHouse, rectory, type DetachedLook } from './exteriors/detached.ts';
import { barn, cottage, farmhouse, type RuralLook } from './exteriors/rural.ts';
import { edwardian, thirties, type SemiLook } from './exteriors/semi.ts';
import { brick, render, stone, rubble, type Bare } from './facade.ts';

export const semis: readonly (readonly [string, string, typeof thirties, Bare<SemiLook>])[] = [
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
    'thirties-grey',
    '1930s semi-detached house in white render on a mild grey day',
    thirties,
    {
      mood: 'overcast',
      lower: render('#f4efe4'),
      upper: render('#f4efe4'),
      tiles: '#7c5f57',
      trim: '#fbf8f0',
      door: '#b4553f',
      side: 3.4,
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
  [
    'edwardian-dawn',
    'Edwardian semi-detached house in pale brick at dawn',
    edwardian,
    {
      mood: 'dawn',
      lower: brick('#c79a72'),
      upper: render('#f4eee0'),
      tiles: '#6d6a76',
      trim: '#f4eee0',
      door: '#31596b',
      side: 3.4,
    },
  ],
];

export const detached: readonly (readonly [string, string, typeof familyHouse, Bare<DetachedLook>])[] = [
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

export const rural: readonly (readonly [string, string, typeof cottage, Bare<RuralLook>])[] = [
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
