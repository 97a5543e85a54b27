/** How people travel, by the names of the provider of travel times. */
export const travelModes = ['walking', 'cycling', 'driving', 'public_transport'] as const;
export type TravelMode = (typeof travelModes)[number];

export const minTravelMinutes = 5;
export const maxTravelMinutes = 120;

/** As it ends a sentence: `24 minutes on foot`. */
export const travelModePhrases: Readonly<Record<TravelMode, string>> = {
  walking: 'on foot',
  cycling: 'by bike',
  driving: 'by car',
  public_transport: 'by public transport',
};

/** A journey whose area a search looks in. */
export interface JourneyLimit {
  /** The destination as people read it. */
  readonly to: string;
  readonly mode: TravelMode;
  readonly minutes: number;
}

/** `Within 30 min of LS1 4DY by public transport`. */
export function describeJourneyLimit({ to, mode, minutes }: JourneyLimit): string {
  return `Within ${minutes} min of ${to} ${travelModePhrases[mode]}`;
}

/** What an area without its journey is called. */
export const unnamedTravelArea = 'Within travel time';
