import type { StaffAdvert } from './api.ts';

/** The states of a home on a portal, what needs a look first. */
export const advertStates = {
  refused: 'Refused',
  given_up: 'Not reached for a day',
  waiting: 'Waiting',
  removing: 'To come off',
  on: 'On',
  off: 'Off',
} as const satisfies Readonly<Record<StaffAdvert['state'], string>>;
