import * as z from 'zod';
import { isStandIn } from '../../../kernel/stand-in.ts';

/** The provider's own address; an answer of any other is demo data. */
const providerOrigin = 'https://api.traveltimeapp.com';

/** Where travel times come from, printed with them. */
export const TravelSource = z.object({
  name: z.string(),
  /** The day on which the provider was asked. */
  checkedOn: z.iso.date(),
  /** Whether the answer was made up by a stand-in of the provider. */
  isDemo: z.boolean(),
});
export type TravelSource = z.output<typeof TravelSource>;

/** `address` is the one that was asked. */
export function toTravelSource(address: string, askedAt: Date): TravelSource {
  return {
    name: 'TravelTime',
    checkedOn: askedAt.toISOString().slice(0, 10),
    isDemo: isStandIn(address, providerOrigin),
  };
}
