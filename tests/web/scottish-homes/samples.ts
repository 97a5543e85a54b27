import { ids, noon } from '../../properties/property-examples.ts';
import { createUserAnswer } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

export const interestCalls = {
  own: `GET /api/scottish-homes/${ids.property}`,
  home: `GET /api/scottish-homes/${ids.property}/interest`,
  ask: `POST /api/home-reports/${ids.property}`,
  offers: `GET /api/property-offers/${ids.property}`,
} as const;

/** A time that is past or to come for the browser's clock. */
export const [past, future] = [noon.toISOString(), '2031-03-11T21:00:00.000Z'];

const { address, ...page } = Object(createAnswers('live')[calls.home]?.body);

/** The page of a home in Scotland, as its buyers see it. */
export const createScottishPage = (change: object = {}) => ({
  ...page,
  address: { ...address, nation: 'scotland' },
  homeReport: 'ready',
  homeReportHandOut: 'ask_first',
  isOwner: false,
  owner: undefined,
  ...change,
});

/** What the page of a home in Scotland reads for a buyer. */
export const createBuyerAnswers = (interest: object, change: object = {}) => ({
  'GET /api/user': createUserAnswer({ id: ids.other }),
  [calls.home]: { body: createScottishPage(change) },
  [interestCalls.own]: { body: interest },
  [interestCalls.offers]: { body: { offers: [], total: 0, page: 1, per_page: 50 } },
});

export const createRequest = (change: object) => ({
  propertyId: ids.property,
  status: 'asked',
  askedAt: past,
  answerBy: future,
  ...change,
});
