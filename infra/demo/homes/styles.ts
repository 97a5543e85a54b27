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

const style = (
  name: StyleName,
  types: readonly HomeType[],
  street: StreetKind,
  beds: Style['beds'],
  area: Style['area'],
  worth: number,
  marks: { flat?: boolean; period?: boolean; named?: boolean } = {},
): Style => ({
  name,
  types,
  street,
  beds,
  area,
  worth,
  flat: marks.flat ?? false,
  period: marks.period ?? false,
  named: marks.named ?? false,
});

export const styles: Readonly<Record<StyleName, Style>> = {
  victorian: style(
    'victorian',
    ['terraced', 'terraced', 'terraced', 'end_of_terrace'],
    'terrace',
    [
      [2, 4],
      [3, 6],
      [4, 2],
    ],
    [34, 23],
    1,
    { period: true },
  ),
  thirties: style(
    'thirties',
    ['semi_detached'],
    'suburb',
    [
      [3, 7],
      [4, 2],
    ],
    [30, 22],
    1.02,
  ),
  edwardian: style(
    'edwardian',
    ['semi_detached'],
    'suburb',
    [
      [3, 4],
      [4, 5],
      [5, 1],
    ],
    [40, 25],
    1.08,
    { period: true },
  ),
  family: style(
    'family',
    ['detached', 'detached', 'link_detached'],
    'suburb',
    [
      [3, 2],
      [4, 6],
      [5, 2],
    ],
    [35, 27],
    1.06,
  ),
  georgian: style(
    'georgian',
    ['detached'],
    'lane',
    [
      [5, 3],
      [6, 2],
    ],
    [80, 37],
    1.2,
    { period: true, named: true },
  ),
  bungalow: style(
    'bungalow',
    ['detached_bungalow', 'detached_bungalow', 'semi_detached_bungalow'],
    'suburb',
    [
      [2, 5],
      [3, 4],
    ],
    [34, 23],
    1.12,
  ),
  cottage: style(
    'cottage',
    ['cottage'],
    'lane',
    [
      [2, 5],
      [3, 5],
    ],
    [38, 22],
    1.08,
    { period: true, named: true },
  ),
  farmhouse: style(
    'farmhouse',
    ['detached'],
    'lane',
    [
      [4, 5],
      [5, 3],
    ],
    [55, 32],
    0.98,
    { period: true, named: true },
  ),
  barn: style(
    'barn',
    ['detached'],
    'lane',
    [
      [3, 2],
      [4, 5],
      [5, 2],
    ],
    [70, 34],
    1.14,
    { named: true },
  ),
  stucco: style(
    'stucco',
    ['flat', 'flat', 'town_house'],
    'terrace',
    [
      [1, 4],
      [2, 6],
      [3, 2],
    ],
    [26, 25],
    1.18,
    { flat: true, period: true },
  ),
  newtown: style(
    'newtown',
    ['flat'],
    'terrace',
    [
      [1, 2],
      [2, 5],
      [3, 3],
    ],
    [34, 27],
    1.16,
    { flat: true, period: true },
  ),
  tenement: style(
    'tenement',
    ['flat'],
    'terrace',
    [
      [1, 4],
      [2, 6],
      [3, 2],
    ],
    [30, 22],
    1,
    { flat: true, period: true },
  ),
  mansion: style(
    'mansion',
    ['flat'],
    'terrace',
    [
      [1, 2],
      [2, 5],
      [3, 4],
    ],
    [28, 26],
    1.06,
    { flat: true, period: true },
  ),
  mews: style(
    'mews',
    ['mews'],
    'terrace',
    [
      [2, 5],
      [3, 3],
    ],
    [36, 24],
    1.2,
    { period: true },
  ),
  apartment: style(
    'apartment',
    ['flat', 'flat', 'flat', 'flat', 'penthouse', 'duplex', 'studio'],
    'modern',
    [
      [1, 5],
      [2, 7],
      [3, 1],
    ],
    [24, 23],
    1.05,
    { flat: true },
  ),
  townhouse: style(
    'townhouse',
    ['town_house', 'terraced'],
    'modern',
    [
      [3, 6],
      [4, 4],
    ],
    [30, 23],
    1.1,
  ),
  houseboat: style(
    'houseboat',
    ['houseboat'],
    'mooring',
    [
      [1, 3],
      [2, 2],
    ],
    [22, 14],
    0.62,
  ),
  parkhome: style('parkhome', ['park_home'], 'park', [[2, 1]], [30, 17], 0.78),
};
