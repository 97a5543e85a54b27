import { sendJson, type StandIn } from '@gable/local-cloud/stand-ins';
import { drawNumber } from '../seeded-random.ts';

const service = '/spatialdata/nafra2-risk-of-flooding-from-rivers-and-sea/wms';
/** Squares of this many metres have one risk; most of them have no risk on the map. */
const square = 400;
const bands = [
  ['High', 0.03],
  ['Medium', 0.07],
  ['Low', 0.15],
] as const;

/**
 * An emulator of the Environment Agency's map of the risk of flooding: `GetFeatureInfo` of its WMS as JSON, for a
 * point in EPSG:3857. The bands are made up and stable for each place.
 */
export function openFloodRisk(): StandIn {
  return {
    answer: (_request, response, url) => {
      const asked = url.searchParams;
      const [west = NaN, south = NaN] = (asked.get('BBOX') ?? '').split(',').map(Number);
      const isValid =
        asked.get('REQUEST') === 'GetFeatureInfo' &&
        asked.get('QUERY_LAYERS') === 'rofrs_4band' &&
        asked.get('CRS') === 'EPSG:3857' &&
        !Number.isNaN(west + south);
      if (url.pathname !== service) return sendJson(response, 404, { message: 'Not found' });
      if (!isValid) return sendJson(response, 400, { exceptions: [{ code: 'InvalidParameterValue' }] });
      const drawn = drawNumber('flood', Math.floor(west / square), Math.floor(south / square));
      const band = bands.find(([, share]) => drawn < share)?.[0];
      const features = band === undefined ? [] : [{ type: 'Feature', properties: { risk_band: band } }];
      sendJson(response, 200, { type: 'FeatureCollection', features });
    },
  };
}
