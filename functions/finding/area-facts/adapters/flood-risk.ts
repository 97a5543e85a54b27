import * as z from 'zod';
import { env } from '../../../kernel/env.ts';
import { getRegisterJson, RegisterUnavailableError } from '../../../kernel/register-client.ts';
import type { AreaPosition } from '../domain/area-position.ts';
import { findWorstBand, type FloodBand, listFloodPoints, toFloodBand } from '../domain/flood.ts';

const timeoutMs = 6_000;
const service = '/spatialdata/nafra2-risk-of-flooding-from-rivers-and-sea/wms';
const layer = 'rofrs_4band';

const Answer = z.object({
  features: z.array(z.object({ properties: z.looseObject({ risk_band: z.string() }) })),
});

/**
 * The highest risk of flooding from rivers and the sea at a position in England and a hundred metres around it, from
 * the Environment Agency's map.
 * @throws RegisterUnavailableError
 */
export async function loadFloodBand(position: AreaPosition): Promise<FloodBand> {
  const bands = await Promise.all(listFloodPoints(position).map(loadBandAt));
  const worst = findWorstBand(bands);
  if (!worst) throw new RegisterUnavailableError();
  return worst;
}

async function loadBandAt(position: AreaPosition): Promise<FloodBand> {
  const url = new URL(`${env('FLOOD_RISK_URL')}${service}`);
  const { x, y } = toWebMercator(position);
  const parameters = {
    SERVICE: 'WMS',
    VERSION: '1.3.0',
    REQUEST: 'GetFeatureInfo',
    LAYERS: layer,
    QUERY_LAYERS: layer,
    CRS: 'EPSG:3857',
    // Pixels of a metre, of which the middle one is asked about: the map is blank at a small scale.
    BBOX: [x - 1.5, y - 1.5, x + 1.5, y + 1.5].map((metres) => metres.toFixed(2)).join(','),
    WIDTH: '3',
    HEIGHT: '3',
    I: '1',
    J: '1',
    INFO_FORMAT: 'application/json',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const answer = await getRegisterJson({ register: 'flood', url, schema: Answer, timeoutMs });
  // A 404 is no statement that there is no risk.
  const band = answer && toFloodBand(answer.features[0]?.properties.risk_band);
  if (!band) throw new RegisterUnavailableError();
  return band;
}

const earthRadius = 6_378_137;

function toWebMercator({ latitude, longitude }: AreaPosition): { readonly x: number; readonly y: number } {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  return {
    x: earthRadius * radians(longitude),
    y: earthRadius * Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)),
  };
}
