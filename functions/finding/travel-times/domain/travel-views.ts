import * as z from 'zod';
import { PropertyId } from '../../../../events/vocabulary.ts';
import { travelModes } from '../../search/domain/journey.ts';
import { TravelSource } from './travel-source.ts';

export const TravelArea = z.object({
  /** The value of `travel_area` in a search. */
  area: z.string(),
  source: TravelSource,
});
export type TravelArea = z.output<typeof TravelArea>;

/** How long one home is from the destination in one way. */
export const TravelTime = z.object({ propertyId: PropertyId, mode: z.enum(travelModes), minutes: z.int() });
export const TravelTimes = z.object({
  /** Homes that the public cannot see, and those further than three hours away, have no minutes. */
  times: z.array(TravelTime),
  source: TravelSource,
});
export type TravelTimes = z.output<typeof TravelTimes>;
