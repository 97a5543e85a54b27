import { type ProviderContext, sendJson, type StandIn } from '@gable/local-cloud/stand-ins';
import { listAddresses } from '../ideal-postcodes/addresses.ts';
import { type Postcode, readPostcode } from '../ideal-postcodes/postcode.ts';
import { drawNumber } from '../seeded-random.ts';

const bands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
/** Ninths of what band D pays. */
const ninths = { A: 6, B: 7, C: 8, D: 9, E: 11, F: 13, G: 15, H: 18 } as const;
const money = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An emulator of PropertyData: `GET /council-tax?key=&postcode=`. Neighbours have the same band or the next. */
export function openPropertyData({ secret }: ProviderContext): StandIn {
  return {
    answer: (request, response, url) => {
      const refuse = (status: number, code: string, message: string) =>
        sendJson(response, status, { status: 'error', code, message });
      if (url.pathname !== '/council-tax' || request.method !== 'GET')
        return refuse(404, 'X01', 'Unknown endpoint');
      if (url.searchParams.get('key') !== secret['apiKey']) return refuse(401, 'X02', 'Invalid API key');
      const postcode = readPostcode(url.searchParams.get('postcode') ?? '');
      if (!postcode) return refuse(400, 'X05', 'Invalid postcode');
      sendJson(response, 200, answerCall(postcode));
    },
  };
}

function answerCall(postcode: Postcode) {
  const bandD = 1_900 + Math.floor(drawNumber(postcode.area, 'band d') * 500);
  const lowest = Math.floor(drawNumber(postcode.text, 'band') * 4);
  return {
    status: 'success',
    postcode: postcode.text,
    postcode_type: 'full',
    council: listAddresses(postcode)[0]?.district ?? '',
    year: '2026/27',
    council_tax: Object.fromEntries(
      bands.map((band) => [`band_${band.toLowerCase()}`, money.format((bandD * ninths[band]) / 9)]),
    ),
    note: 'These figures include adult social care but exclude any parish precepts.',
    properties: listAddresses(postcode).map(({ premise, thoroughfare, post_town, uprn }) => ({
      address: `${premise}, ${thoroughfare}, ${post_town}, ${postcode.text}`.toUpperCase(),
      band: bands[lowest + Math.round(drawNumber(uprn, 'band'))],
    })),
    process_time: '0.04',
  };
}
