export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The light and the air of one picture. `light` and `shadow` multiply every pigment. */
export interface Mood {
  readonly sky: readonly (readonly [number, string])[];
  readonly sun?: { readonly x: number; readonly y: number; readonly r: number; readonly colour: string };
  readonly cloud: { readonly light: string; readonly shade: string; readonly amount: number };
  readonly far: readonly [string, string];
  readonly light: string;
  readonly shadow: string;
  readonly grass: string;
  readonly leaf: readonly [string, string, string];
  readonly glass: readonly [string, string];
  /** Share of windows with a lamp on. */
  readonly lamps: number;
  readonly season: Season;
  /** The side of the sun: -1 left, 1 right. */
  readonly side: -1 | 1;
  readonly snow?: boolean;
}

const summerLeaf = ['#2f5d46', '#4c8257', '#86ad66'] as const;
const autumnLeaf = ['#8c4a2a', '#c9762f', '#eab04f'] as const;
const winterLeaf = ['#31514a', '#4a6d62', '#8aa59a'] as const;
const springLeaf = ['#4a7a4c', '#7ba75a', '#b9cf7a'] as const;

export const moods = {
  dawn: {
    sky: [
      [0, '#7fa3c7'],
      [0.45, '#d9c3cf'],
      [0.75, '#f9d9c0'],
      [1, '#fdebd2'],
    ],
    sun: { x: 420, y: 700, r: 70, colour: '#fff1cf' },
    cloud: { light: '#fbe3d6', shade: '#cfb3c4', amount: 5 },
    far: ['#a9b4cb', '#8397a8'],
    light: '#ffe9d2',
    shadow: '#a39cc4',
    grass: '#9db271',
    leaf: ['#3b5f58', '#5f8a66', '#a5bb77'],
    glass: ['#b9c4dc', '#f6d8c4'],
    lamps: 0.15,
    season: 'summer',
    side: -1,
  },
  day: {
    sky: [
      [0, '#6fb0dc'],
      [0.6, '#b5dbee'],
      [1, '#e6f3f4'],
    ],
    cloud: { light: '#ffffff', shade: '#d4e4ee', amount: 6 },
    far: ['#a9cbd0', '#86b09c'],
    light: '#fff8ea',
    shadow: '#93a4c9',
    grass: '#92bd67',
    leaf: summerLeaf,
    glass: ['#7fa9c9', '#d8ecf3'],
    lamps: 0,
    season: 'summer',
    side: -1,
  },
  morning: {
    sky: [
      [0, '#8cc3d9'],
      [0.6, '#cfe6e4'],
      [1, '#f7f0dc'],
    ],
    cloud: { light: '#fffdf5', shade: '#d9e3e2', amount: 4 },
    far: ['#b7cfc9', '#93b39c'],
    light: '#fff5dc',
    shadow: '#97a9bf',
    grass: '#a5c470',
    leaf: ['#35624c', '#5d9060', '#a3bd6d'],
    glass: ['#8fb4c4', '#e6eee2'],
    lamps: 0,
    season: 'summer',
    side: 1,
  },
  golden: {
    sky: [
      [0, '#7ba6c0'],
      [0.5, '#e0d2b8'],
      [0.8, '#f6d49b'],
      [1, '#fbe3b4'],
    ],
    sun: { x: 1560, y: 660, r: 84, colour: '#fff3cd' },
    cloud: { light: '#fdeccb', shade: '#dcbf9f', amount: 5 },
    far: ['#c4b79c', '#9aa383'],
    light: '#ffe7b8',
    shadow: '#8f8bb0',
    grass: '#b0b45d',
    leaf: ['#43603c', '#74894a', '#c3b65b'],
    glass: ['#9fb3bd', '#fbdca6'],
    lamps: 0.1,
    season: 'summer',
    side: 1,
  },
  dusk: {
    sky: [
      [0, '#34466f'],
      [0.45, '#7a6f9b'],
      [0.75, '#d79a93'],
      [1, '#f4bf94'],
    ],
    cloud: { light: '#c99aa4', shade: '#76698f', amount: 5 },
    far: ['#6f6a92', '#4e5576'],
    light: '#c9b3c6',
    shadow: '#62638f',
    grass: '#7d9470',
    leaf: ['#2b3d4c', '#3f5a5c', '#63796b'],
    glass: ['#4f5f8c', '#d79d98'],
    lamps: 0.75,
    season: 'summer',
    side: 1,
  },
  night: {
    sky: [
      [0, '#1e2c4f'],
      [0.6, '#3f5480'],
      [1, '#8a86a5'],
    ],
    cloud: { light: '#56658f', shade: '#34446c', amount: 4 },
    far: ['#3d4c74', '#2e3b5e'],
    light: '#8f97bd',
    shadow: '#4b5484',
    grass: '#68836f',
    leaf: ['#1f2f42', '#30475a', '#49616a'],
    glass: ['#2d3c66', '#6d7ba6'],
    lamps: 0.85,
    season: 'summer',
    side: -1,
  },
  autumn: {
    sky: [
      [0, '#8fb3c9'],
      [0.6, '#d5dcd6'],
      [1, '#f4e6cf'],
    ],
    cloud: { light: '#fbf4e8', shade: '#cfd2d0', amount: 6 },
    far: ['#c2b49a', '#ac9067'],
    light: '#fff0d4',
    shadow: '#9b97b4',
    grass: '#a9ad5f',
    leaf: autumnLeaf,
    glass: ['#8ea6b6', '#efe0c8'],
    lamps: 0.2,
    season: 'autumn',
    side: -1,
  },
  winter: {
    sky: [
      [0, '#9db4cb'],
      [0.6, '#d3dbe6'],
      [1, '#f3e6e2'],
    ],
    cloud: { light: '#f7f5f6', shade: '#c5cedb', amount: 6 },
    far: ['#c3cddb', '#a3b2c4'],
    light: '#f6f2f4',
    shadow: '#8f9fc6',
    grass: '#eef2f6',
    leaf: winterLeaf,
    glass: ['#8496b4', '#e8dfe2'],
    lamps: 0.45,
    season: 'winter',
    side: 1,
    snow: true,
  },
  overcast: {
    sky: [
      [0, '#a9bac4'],
      [0.6, '#d3dbdd'],
      [1, '#ecece4'],
    ],
    cloud: { light: '#eef1f0', shade: '#bccad1', amount: 8 },
    far: ['#b3c3c3', '#8fa79c'],
    light: '#f4f3ee',
    shadow: '#a2adbb',
    grass: '#8eae6c',
    leaf: ['#30574a', '#4d7a5c', '#84a271'],
    glass: ['#8fa5b2', '#dfe6e5'],
    lamps: 0.3,
    season: 'summer',
    side: -1,
  },
  spring: {
    sky: [
      [0, '#86bfe0'],
      [0.6, '#c9e5ee'],
      [1, '#f5f2e6'],
    ],
    cloud: { light: '#ffffff', shade: '#dbe4ee', amount: 5 },
    far: ['#b9d0c4', '#9dbd92'],
    light: '#fff7e4',
    shadow: '#9aa5c6',
    grass: '#a3ca6c',
    leaf: springLeaf,
    glass: ['#8cb2ce', '#e4f0ef'],
    lamps: 0,
    season: 'spring',
    side: 1,
  },
} satisfies Record<string, Mood>;

export type MoodName = keyof typeof moods;
