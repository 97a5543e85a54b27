import { drawBungalow, drawFamilyHouse, drawRectory, type DetachedLook } from './exteriors/detached.ts';
import { drawCottage, drawFarmhouse, type RuralLook } from './exteriors/rural.ts';
import { drawBarn } from './exteriors/barn.ts';
import { drawEdwardian, drawThirties, type SemiLook } from './exteriors/semi.ts';
import { createBrick, createRender, createStone, createRubble, type WithoutSeed } from './facade.ts';

export const semis: readonly (readonly [string, string, typeof drawThirties, WithoutSeed<SemiLook>])[] = [
  [
    'thirties-spring',
    '1930s semi-detached house with tile-hung bays and a garage',
    drawThirties,
    {
      mood: 'spring',
      lower: createBrick('#b0654e'),
      upper: createRender('#efe6d4'),
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
    drawThirties,
    {
      mood: 'overcast',
      lower: createRender('#f4efe4'),
      upper: createRender('#f4efe4'),
      tiles: '#7c5f57',
      trim: '#fbf8f0',
      door: '#b4553f',
      side: 3.4,
    },
  ],
  [
    'edwardian-autumn',
    'Edwardian semi-detached house with timbered gables among autumn trees',
    drawEdwardian,
    {
      mood: 'autumn',
      lower: createBrick('#a9553f'),
      upper: createRender('#f0e6d3'),
      tiles: '#8a5f4f',
      trim: '#f0e6d3',
      door: '#6b2d34',
      side: -4,
    },
  ],
  [
    'edwardian-dawn',
    'Edwardian semi-detached house in pale brick at dawn',
    drawEdwardian,
    {
      mood: 'dawn',
      lower: createBrick('#c79a72'),
      upper: createRender('#f4eee0'),
      tiles: '#6d6a76',
      trim: '#f4eee0',
      door: '#31596b',
      side: 3.4,
    },
  ],
];

export const detached: readonly (readonly [
  string,
  string,
  typeof drawFamilyHouse,
  WithoutSeed<DetachedLook>,
])[] = [
  [
    'family-golden',
    'Detached family house with a timbered gable and garage in evening sun',
    drawFamilyHouse,
    {
      mood: 'golden',
      wall: createBrick('#b97458'),
      accent: createRender('#f2ead9'),
      tiles: '#6a5a58',
      door: '#3f5f58',
      side: -4.5,
    },
  ],
  [
    'family-winter',
    'Detached family house with snow on the roof and lights in the windows',
    drawFamilyHouse,
    {
      mood: 'winter',
      wall: createBrick('#a9644c'),
      accent: createBrick('#a9644c'),
      tiles: '#5d6068',
      door: '#2d4a63',
      side: 4.2,
    },
  ],
  [
    'rectory-brick',
    'Georgian house of five bays with wisteria and a gravel sweep',
    drawRectory,
    {
      mood: 'morning',
      wall: createBrick('#b46f55'),
      accent: createRender('#f2ead9'),
      tiles: '#70707c',
      door: '#20383f',
      side: 3,
    },
  ],
  [
    'bungalow-day',
    'Bungalow with a brick gable and a white picket fence',
    drawBungalow,
    {
      mood: 'day',
      wall: createRender('#f1e7d3'),
      accent: createBrick('#b87358'),
      tiles: '#9a5a48',
      door: '#4a7c7a',
      side: -4,
    },
  ],
  [
    'bungalow-dusk',
    'Bungalow at dusk with lamps lit',
    drawBungalow,
    {
      mood: 'dusk',
      wall: createBrick('#c39a78'),
      accent: createRender('#efe6d6'),
      tiles: '#6f6470',
      door: '#b4553f',
      side: 3.6,
    },
  ],
];

export const rural: readonly (readonly [string, string, typeof drawCottage, WithoutSeed<RuralLook>])[] = [
  [
    'cottage-honey',
    'Honey-coloured stone cottage with roses round the door',
    drawCottage,
    {
      mood: 'morning',
      wall: createStone('#dcbc86'),
      tiles: '#a1907a',
      trim: '#ead6ac',
      door: '#6f8f86',
      side: 3.6,
    },
  ],
  [
    'cottage-welsh',
    'Rubble-stone cottage with a slate roof in low sun',
    drawCottage,
    {
      mood: 'golden',
      wall: createRubble('#9a958e'),
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
    drawFarmhouse,
    {
      mood: 'overcast',
      wall: createRender('#f4f1e8'),
      tiles: '#5d6572',
      trim: '#e3ddd0',
      door: '#a23b34',
      side: -4.4,
    },
  ],
  [
    'farmhouse-stone',
    'Stone farmhouse below the hills at dawn',
    drawFarmhouse,
    {
      mood: 'dawn',
      wall: createRubble('#a39a8c'),
      tiles: '#5a5f6a',
      trim: '#cfc6b2',
      door: '#3f6a5a',
      side: 4,
    },
  ],
  [
    'barn-dusk',
    'Black-boarded barn conversion with a glazed hall glowing at dusk',
    drawBarn,
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
