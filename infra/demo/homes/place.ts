import type { Nation } from './types.ts';

export type Setting = 'metro' | 'city' | 'town' | 'coast' | 'rural';

export interface Place {
  readonly nation: Nation;
  readonly town: string;
  readonly district: string;
  readonly county: string;
  readonly outcode: string;
  readonly lat: number;
  readonly lng: number;
  /** Pounds a square metre for an ordinary home there, 2026. */
  readonly level: number;
  readonly setting: Setting;
}
