import type { StreetKind } from './streets.ts';
import type { HomeType } from './types.ts';

export type StyleName =
  | 'victorian'
  | 'thirties'
  | 'edwardian'
  | 'family'
  | 'georgian'
  | 'bungalow'
  | 'cottage'
  | 'farmhouse'
  | 'barn'
  | 'stucco'
  | 'newtown'
  | 'tenement'
  | 'mansion'
  | 'mews'
  | 'apartment'
  | 'townhouse'
  | 'houseboat'
  | 'parkhome';

export interface Style {
  readonly name: StyleName;
  readonly types: readonly HomeType[];
  readonly street: StreetKind;
  /** Bedrooms with their weights. */
  readonly beds: readonly (readonly [number, number])[];
  /** Square metres for no bedroom, and for each one more. */
  readonly area: readonly [number, number];
  /** Against the place's ordinary price a square metre. */
  readonly worth: number;
  readonly flat: boolean;
  readonly period: boolean;
  readonly named: boolean;
}

const createStyle = (
  name: StyleName,
  traits: Pick<Style, 'types' | 'street' | 'beds' | 'area' | 'worth'>,
  marks: { flat?: boolean; period?: boolean; named?: boolean } = {},
): Style => ({
  name,
  ...traits,
  flat: marks.flat ?? false,
  period: marks.period ?? false,
  named: marks.named ?? false,
});

export const styles: Readonly<Record<StyleName, Style>> = {
  victorian: createStyle(
    'victorian',
    {
      types: ['terraced', 'terraced', 'terraced', 'end_of_terrace'],
      street: 'terrace',
      beds: [
        [2, 4],
        [3, 6],
        [4, 2],
      ],
      area: [34, 23],
      worth: 1,
    },
    { period: true },
  ),
  thirties: createStyle('thirties', {
    types: ['semi_detached'],
    street: 'suburb',
    beds: [
      [3, 7],
      [4, 2],
    ],
    area: [30, 22],
    worth: 1.02,
  }),
  edwardian: createStyle(
    'edwardian',
    {
      types: ['semi_detached'],
      street: 'suburb',
      beds: [
        [3, 4],
        [4, 5],
        [5, 1],
      ],
      area: [40, 25],
      worth: 1.08,
    },
    { period: true },
  ),
  family: createStyle('family', {
    types: ['detached', 'detached', 'link_detached'],
    street: 'suburb',
    beds: [
      [3, 2],
      [4, 6],
      [5, 2],
    ],
    area: [35, 27],
    worth: 1.06,
  }),
  georgian: createStyle(
    'georgian',
    {
      types: ['detached'],
      street: 'lane',
      beds: [
        [5, 3],
        [6, 2],
      ],
      area: [80, 37],
      worth: 1.2,
    },
    { period: true, named: true },
  ),
  bungalow: createStyle('bungalow', {
    types: ['detached_bungalow', 'detached_bungalow', 'semi_detached_bungalow'],
    street: 'suburb',
    beds: [
      [2, 5],
      [3, 4],
    ],
    area: [34, 23],
    worth: 1.12,
  }),
  cottage: createStyle(
    'cottage',
    {
      types: ['cottage'],
      street: 'lane',
      beds: [
        [2, 5],
        [3, 5],
      ],
      area: [38, 22],
      worth: 1.08,
    },
    { period: true, named: true },
  ),
  farmhouse: createStyle(
    'farmhouse',
    {
      types: ['detached'],
      street: 'lane',
      beds: [
        [4, 5],
        [5, 3],
      ],
      area: [55, 32],
      worth: 0.98,
    },
    { period: true, named: true },
  ),
  barn: createStyle(
    'barn',
    {
      types: ['detached'],
      street: 'lane',
      beds: [
        [3, 2],
        [4, 5],
        [5, 2],
      ],
      area: [70, 34],
      worth: 1.14,
    },
    { named: true },
  ),
  stucco: createStyle(
    'stucco',
    {
      types: ['flat', 'flat', 'town_house'],
      street: 'terrace',
      beds: [
        [1, 4],
        [2, 6],
        [3, 2],
      ],
      area: [26, 25],
      worth: 1.18,
    },
    { flat: true, period: true },
  ),
  newtown: createStyle(
    'newtown',
    {
      types: ['flat'],
      street: 'terrace',
      beds: [
        [1, 2],
        [2, 5],
        [3, 3],
      ],
      area: [34, 27],
      worth: 1.16,
    },
    { flat: true, period: true },
  ),
  tenement: createStyle(
    'tenement',
    {
      types: ['flat'],
      street: 'terrace',
      beds: [
        [1, 4],
        [2, 6],
        [3, 2],
      ],
      area: [30, 22],
      worth: 1,
    },
    { flat: true, period: true },
  ),
  mansion: createStyle(
    'mansion',
    {
      types: ['flat'],
      street: 'terrace',
      beds: [
        [1, 2],
        [2, 5],
        [3, 4],
      ],
      area: [28, 26],
      worth: 1.06,
    },
    { flat: true, period: true },
  ),
  mews: createStyle(
    'mews',
    {
      types: ['mews'],
      street: 'terrace',
      beds: [
        [2, 5],
        [3, 3],
      ],
      area: [36, 24],
      worth: 1.2,
    },
    { period: true },
  ),
  apartment: createStyle(
    'apartment',
    {
      types: ['flat', 'flat', 'flat', 'flat', 'penthouse', 'duplex', 'studio'],
      street: 'modern',
      beds: [
        [1, 5],
        [2, 7],
        [3, 1],
      ],
      area: [24, 23],
      worth: 1.05,
    },
    { flat: true },
  ),
  townhouse: createStyle('townhouse', {
    types: ['town_house', 'terraced'],
    street: 'modern',
    beds: [
      [3, 6],
      [4, 4],
    ],
    area: [30, 23],
    worth: 1.1,
  }),
  houseboat: createStyle('houseboat', {
    types: ['houseboat'],
    street: 'mooring',
    beds: [
      [1, 3],
      [2, 2],
    ],
    area: [22, 14],
    worth: 0.62,
  }),
  parkhome: createStyle('parkhome', {
    types: ['park_home'],
    street: 'park',
    beds: [[2, 1]],
    area: [30, 17],
    worth: 0.78,
  }),
};
