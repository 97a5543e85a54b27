import { type ProviderContext, sendJson, type StandIn } from '@gable/local-cloud/stand-ins';
import { listAddresses } from '../ideal-postcodes/addresses.ts';
import { type Postcode, readPostcode } from '../ideal-postcodes/postcode.ts';
import { drawNumber } from '../seeded-random.ts';

/**
 * An emulator of Ofcom's Connected Nations Broadband API: `GET /broadband/coverage/{PostCode}` with a subscription
 * key. Speeds are in megabits per second, and -1 where an address cannot have the kind.
 */
export function openConnectedNations({ secret }: ProviderContext): StandIn {
  return {
    answer: (request, response, url) => {
      if (request.headers['ocp-apim-subscription-key'] !== secret['apiKey'])
        return sendJson(response, 401, {
          statusCode: 401,
          message: 'Access denied due to invalid subscription key.',
        });
      const typed = /^\/broadband\/coverage\/([^/]+)$/.exec(url.pathname)?.[1] ?? '';
      const postcode = readPostcode(decodeURIComponent(typed));
      if (!postcode) return sendJson(response, 404, { statusCode: 404, message: 'Resource not found' });
      sendJson(response, 200, {
        PostCode: postcode.text.replace(' ', ''),
        Availability: listAddresses(postcode).map((address) => createPremise(postcode, address.uprn)),
      });
    },
  };
}

function createPremise(postcode: Postcode, uprn: string) {
  const street = drawNumber(postcode.text, 'broadband');
  const hasFibre = street < 0.6 && drawNumber(uprn, 'fibre') < 0.93;
  const superfast = street > 0.95 ? -1 : 36 + Math.floor(drawNumber(uprn, 'line') * 44);
  const ultrafast = hasFibre ? 1_000 : -1;
  const down = Math.max(ultrafast, superfast, 12);
  return {
    UPRN: Number(uprn),
    AddressShortDescription: '',
    PostCode: postcode.text.replace(' ', ''),
    MaxBbPredictedDown: 12,
    MaxBbPredictedUp: 1,
    MaxSfbbPredictedDown: superfast,
    MaxSfbbPredictedUp: superfast < 0 ? -1 : 10,
    MaxUfbbPredictedDown: ultrafast,
    MaxUfbbPredictedUp: hasFibre ? 220 : -1,
    MaxPredictedDown: down,
    MaxPredictedUp: hasFibre ? 220 : superfast < 0 ? 1 : 10,
  };
}
