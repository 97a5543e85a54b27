import { field, type FieldNotes } from './field.ts';

/** Journeys to a place. */
export const travelFields: FieldNotes = {
  times: field(
    'The minutes of each home in each way; a home that is too far away or not on the market has no minutes.',
  ),
  travel_area: field(
    'Corners of the area of a journey, longitude and latitude in turn, in degrees; `GET /api/travel-area` gives it.',
    '-1.62,53.78,-1.48,53.78,-1.55,53.84',
  ),
  travel_lat: field('Latitude of the destination of `travel_area`, in degrees.', 53.7965),
  travel_lng: field('Longitude of the destination of `travel_area`, in degrees.', -1.5478),
  travel_minutes: field('Minutes of the journey of `travel_area`.', 30),
  travel_mode: field('How people travel on the journey of `travel_area`.'),
  travel_to: field('Name of the destination of `travel_area`; it is only shown.', 'LS1 4DY'),
  'TravelArea.area': field(
    'The value of `travel_area` in a search, at most a hundred corners.',
    '-1.62,53.78,-1.48,53.78,-1.55,53.84',
  ),
  'TravelArea.source': field('Where the area comes from.'),
  'TravelSource.name': field('Who works the journeys out.', 'TravelTime'),
  'TravelTime.minutes': field('Minutes to the destination, to arrive at nine on a Tuesday.', 24),
  'TravelTime.mode': field('How people travel.'),
  'TravelTimes.source': field('Where the times come from.'),
  'travelArea.lat': field('Latitude of the destination, in degrees.', 53.7965),
  'travelArea.lng': field('Longitude of the destination, in degrees.', -1.5478),
  'travelArea.minutes': field('Minutes that the journey takes at most.', 30),
  'travelArea.mode': field('How people travel.'),
  'travelTimes.lat': field('Latitude of the destination, in degrees.', 53.7965),
  'travelTimes.lng': field('Longitude of the destination, in degrees.', -1.5478),
  'travelTimes.modes': field('One or more ways to travel, between commas.', 'cycling,public_transport'),
  'travelTimes.property_ids': field(
    'Ids of at most 24 properties, between commas.',
    'prp_01K9ZX3Q6T4C8V0R2M5N7P9A1B',
  ),
};
