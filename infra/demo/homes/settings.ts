import type { Setting } from './places.ts';
import type { StyleName } from './styles.ts';
import type { Nation } from './types.ts';

type Choice = readonly (readonly [StyleName, number])[];

const bySetting: Record<Setting, Choice> = {
  metro: [
    ['victorian', 6],
    ['apartment', 5],
    ['mansion', 5],
    ['stucco', 4],
    ['edwardian', 3],
    ['thirties', 2],
    ['townhouse', 2],
    ['mews', 3],
  ],
  city: [
    ['victorian', 8],
    ['apartment', 7],
    ['edwardian', 4],
    ['thirties', 4],
    ['family', 3],
    ['townhouse', 2],
    ['bungalow', 1],
  ],
  town: [
    ['victorian', 5],
    ['thirties', 3],
    ['edwardian', 3],
    ['family', 6],
    ['bungalow', 3],
    ['townhouse', 2],
    ['apartment', 2],
    ['georgian', 1],
    ['cottage', 1],
  ],
  coast: [
    ['victorian', 6],
    ['bungalow', 4],
    ['cottage', 3],
    ['thirties', 2],
    ['family', 2],
    ['apartment', 2],
    ['edwardian', 1],
  ],
  rural: [
    ['cottage', 6],
    ['farmhouse', 3],
    ['barn', 3],
    ['georgian', 2],
    ['bungalow', 2],
    ['family', 2],
  ],
};

const regency = new Set(['Bath', 'Cheltenham', 'Leamington Spa', 'Hove', 'Brighton']);

/** The weighted styles of houses in such a place of that nation. */
export function listStyleChoices(nation: Nation, setting: Setting, district: string, town: string): Choice {
  if (regency.has(town))
    return [
      ['stucco', 6],
      ['victorian', 3],
      ['mews', 2],
      ['edwardian', 2],
      ['apartment', 1],
    ];
  if (nation === 'scotland' && setting === 'city')
    return district === 'New Town'
      ? [
          ['newtown', 6],
          ['mews', 1],
        ]
      : [
          ['tenement', 8],
          ['apartment', 2],
          ['thirties', 1],
        ];
  if (nation === 'scotland' && setting === 'town')
    return [
      ['family', 4],
      ['bungalow', 4],
      ['tenement', 2],
      ['thirties', 2],
      ['townhouse', 1],
    ];
  if (nation === 'northern_ireland' && setting === 'rural')
    return [
      ['farmhouse', 5],
      ['bungalow', 3],
      ['family', 2],
    ];
  if (nation === 'northern_ireland')
    return [
      ['thirties', 3],
      ['edwardian', 3],
      ['victorian', 4],
      ['family', 3],
      ['apartment', 3],
      ['bungalow', 2],
      ['townhouse', 1],
    ];
  if (nation === 'wales' && setting === 'rural')
    return [
      ['cottage', 5],
      ['farmhouse', 4],
      ['bungalow', 2],
      ['barn', 1],
    ];
  return bySetting[setting];
}
