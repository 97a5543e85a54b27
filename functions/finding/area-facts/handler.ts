import { now } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { toNetwork } from '../../kernel/http/origin.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../kernel/time.ts';
import { getPublicProperty } from '../../listings/properties/queries/get-public-property.ts';
import type { Place } from '../../people/places/domain/place-kind.ts';
import { outlinePlace } from '../../people/places/domain/place-outline.ts';
import { findPlace } from '../../people/places/domain/place.ts';
import { resolvePlaceId } from '../search/domain/places.ts';
import { areaFactRoutes } from './contract.ts';
import { loadAreaFacts } from './queries/load-area-facts.ts';
import { loadPlaceFacts } from './queries/load-place-facts.ts';

/** Many phones share a network; the CDN answers most of them. */
const homesPerDay = 600;
const outlinesPerDay = 600;
/** Answers that are kept are free: pages of places are read by the server of pages, which has one network. */
const questionsPerDay = 1_500;

export const handler = api(areaFactRoutes, {
  areaFacts: async ({ query: { property_id } }, _caller, { ip }) => {
    await enforceLimit({ key: `area-facts#${toNetwork(ip)}`, max: homesPerDay, seconds: daySeconds });
    return loadAreaFacts(await getPublicProperty(property_id), now());
  },
  placeFacts: async ({ query: { place: id } }, _caller, { ip }) => {
    const place = resolvePlaceId(id);
    if (!place || isWide(place)) throw new AppError('not_found', 'There are no facts about this place.');
    const countQuestion = async () => {
      await enforceLimit({ key: `place-facts#${toNetwork(ip)}`, max: questionsPerDay, seconds: daySeconds });
    };
    return loadPlaceFacts(place, countQuestion, now());
  },
  placeOutline: async ({ query: { place: id } }, _caller, { ip }) => {
    const place = findPlace(id);
    // Maps ask by the id of a place that was found; under other ids the CDN would keep it many times.
    if (place?.id !== id) throw new AppError('not_found', 'We don’t know this place.');
    await enforceLimit({ key: `place-outline#${toNetwork(ip)}`, max: outlinesPerDay, seconds: daySeconds });
    return outlinePlace(place);
  },
});

/** The prices, schools and stations of a county say nothing of any place in it. */
const isWide = ({ kind }: Place): boolean => kind === 'county' || kind === 'region';
