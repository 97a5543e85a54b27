import * as z from 'zod';
import { env } from '../../kernel/env.ts';
import { findSecretFields } from '../../kernel/data/secrets.ts';
import { type NetworkPlace, RiskSign } from '../domain/trace.ts';

const Secret = z.object({ token: z.string().min(1) });
/** https://ipinfo.io/developers: `privacy` comes with the plans that detect it; a bogon is an address of no public network. */
const Answer = z.object({
  country: z.string().length(2).optional(),
  region: z.string().optional(),
  bogon: z.boolean().default(false),
  privacy: z.record(z.string(), z.unknown()).default({}),
});
const answerMs = 5_000;

/**
 * Where an address is, and what it hides. `undefined` while the provider's secret says `unset`, and for addresses of no
 * public network.
 * @throws where the provider does not answer, so that the bus brings the event again
 */
export async function findNetworkPlace(ip: string): Promise<NetworkPlace | undefined> {
  const secret = await findSecretFields(env('IP_TRACE_SECRET_ARN'), Secret);
  if (!secret) return undefined;
  const response = await fetch(`${env('IP_TRACE_URL')}/${encodeURIComponent(ip)}/json`, {
    headers: { accept: 'application/json', authorization: `Bearer ${secret.token}` },
    signal: AbortSignal.timeout(answerMs),
  });
  // Without the address: what a request was made for stays out of logs.
  if (!response.ok) throw new Error(`The IP trace service answered ${response.status}`);
  const { country, region, bogon, privacy } = Answer.parse(await response.json());
  if (bogon || country === undefined) return undefined;
  return { country, region, risks: RiskSign.options.filter((risk) => privacy[risk] === true) };
}
