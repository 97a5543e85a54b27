import * as z from 'zod';

/** The property portals that homes are sent to. OnTheMarket takes the same messages as Rightmove. */
export const Portal = z.enum(['rightmove', 'zoopla', 'onthemarket']);
export type Portal = z.output<typeof Portal>;

/** What a portal's refusal of a home is about. */
export const PortalRefusalSubject = z.enum([
  'photos',
  'price',
  'address',
  'words',
  'facts',
  'contract',
  'other',
]);
export type PortalRefusalSubject = z.output<typeof PortalRefusalSubject>;
