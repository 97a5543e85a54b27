import { describeJourneyLimit, travelModes, unnamedTravelArea } from '../../search/domain/journey.ts';

/** `Within 30 min of LS1 4DY by public transport`, from the filters of a search that has the area of a journey. */
export function describeJourney(terms: Readonly<Record<string, string>>): string {
  const mode = travelModes.find((one) => one === terms['travel_mode']);
  const { travel_to: to, travel_minutes: minutes } = terms;
  return mode && to && minutes
    ? describeJourneyLimit({ to, mode, minutes: Number(minutes) })
    : unnamedTravelArea;
}
