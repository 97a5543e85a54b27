import { describe, expect, test } from 'vitest';
import { listProviderAddresses, findProviderSecretFields } from '../../infra/local-cloud/providers/index.ts';
import { serveOnFreePort } from '../../infra/local-cloud/tests/test-services.ts';
import { answerAddressLookup } from '../../infra/local/third-party/ideal-postcodes/index.ts';
import { readPostcode } from '../../infra/local/third-party/ideal-postcodes/postcode.ts';
import { providers } from '../../infra/local/third-party/index.ts';

type Address = Record<string, string> & { latitude: number; longitude: number };
interface Answer {
  code: number;
  message: string;
  result?: Address[];
}

async function lookUp(postcode: string, key = 'local-key') {
  const origin = await serveOnFreePort(async (request, response) =>
    answerAddressLookup(request, response, new URL(request.url ?? '', 'http://local')),
  );
  const response = await fetch(`${origin}/v1/postcodes/${encodeURIComponent(postcode)}?api_key=${key}`);
  const answer: unknown = await response.json();
  return { status: response.status, ...readAnswer(answer) };
}

function readAnswer(answer: unknown): Answer {
  if (typeof answer !== 'object' || answer === null) throw new TypeError('no answer');
  return { code: 0, message: '', ...answer };
}

test('a postcode has 8 to 20 addresses, always the same', async () => {
  const first = await lookUp('ls6 3ab');
  expect(first).toMatchObject({ status: 200, code: 2000, message: 'Success' });
  expect(first.result?.length).toBeGreaterThanOrEqual(8);
  expect(first.result?.length).toBeLessThanOrEqual(20);
  expect(first.result?.[0]).toMatchObject({
    postcode: 'LS6 3AB',
    post_town: 'LEEDS',
    country: 'England',
    county: 'West Yorkshire',
    thoroughfare: expect.stringMatching(/\w+ \w+/),
    uprn: expect.stringMatching(/^\d{12}$/),
  });
  expect(await lookUp('LS63AB')).toEqual(first);
  expect(new Set(first.result?.map(({ uprn }) => uprn)).size).toBe(first.result?.length);
  expect((await lookUp('LS6 3AD')).result?.[0]?.['uprn']).not.toBe(first.result?.[0]?.['uprn']);
});

test.each([
  ['SW1A 1AA', 'LONDON', 'England', 51.501, -0.142],
  ['EH1 1BB', 'EDINBURGH', 'Scotland', 55.952, -3.19],
  ['CF10 3AT', 'CARDIFF', 'Wales', 51.484, -3.18],
  ['BT1 5GS', 'BELFAST', 'Northern Ireland', 54.597, -5.93],
  ['CH7 1EG', 'MOLD', 'Wales', 53.167, -3.144],
  ['TD15 1DU', 'BERWICK-UPON-TWEED', 'England', 55.77, -2.005],
])('%s is in %s, %s, within 8 km of the real place', async (postcode, town, country, latitude, longitude) => {
  const { result = [] } = await lookUp(postcode);
  for (const address of result) {
    expect(address).toMatchObject({ post_town: town, country });
    const north = (address.latitude - latitude) * 111.2;
    const east = (address.longitude - longitude) * 111.3 * Math.cos((latitude * Math.PI) / 180);
    expect(Math.hypot(north, east)).toBeLessThan(8);
  }
});

describe('postcodes', () => {
  test.each([
    'M1 1AE',
    'B33 8TH',
    'CR2 6XH',
    'DN55 1PT',
    'W1A 1HQ',
    'EC1A 1BB',
    'sw1a2aa',
    'BS0 1AA',
    'ZE1 0AA',
  ])('%s is one', (text) => expect(readPostcode(text)).toBeDefined());

  test.each([
    'Q1 1AA',
    'AI1 1AA',
    'M1 1AC',
    'M1 1A',
    'ZZ1 1AA',
    'ZE12 0AA',
    'AB1 0AA',
    'LS0 1AA',
    'LS1A 1AA',
    'M01 1AA',
    'LS6-3AB',
    '',
    '<script>',
  ])('%s is no postcode', (text) => expect(readPostcode(text)).toBeUndefined());
});

test.each([
  ['an unknown postcode', 'LS6 3ZZ', 'local-key', 404, 4040],
  ['no postcode at all', 'hello', 'local-key', 404, 4040],
  ['a wrong key', 'LS6 3AB', '%2B', 401, 4010],
  ['no key', 'LS6 3AB', '', 401, 4010],
  ['a used-up key', 'LS6 3AB', 'no-balance', 402, 4020],
  ["the provider's own test of a used-up balance", 'ID1 CLIP', 'local-key', 402, 4020],
])('%s gets its code', async (_, postcode, key, status, code) => {
  expect(await lookUp(postcode, key)).toMatchObject({ status, code });
});

test('whoever names the real address comes here', () => {
  expect(listProviderAddresses(providers, 'http://here', new Map())).toContainEqual([
    'https://api.ideal-postcodes.co.uk',
    'http://here/_local/providers/address-lookup',
  ]);
});

test('the secret of the lookup is filled in, others are left alone', () => {
  expect(findProviderSecretFields(providers, 'AddressLookup8F3A')).toEqual({ apiKey: 'local-key' });
  expect(findProviderSecretFields(providers, 'Other1234')).toBeUndefined();
});
