import * as z from 'zod';
import { findSecretFields } from '../../../kernel/data/secrets.ts';
import { env } from '../../../kernel/env.ts';
import { type NetworkPlace, RiskSign } from '../domain/trace.ts';

const Secret = z.object({ token: z.string().min(1) });
/**
 * https://ipinfo.io/developers: `privacy` is part of paid plans; a bogon is an address outside public
 * networks.
 */
const Answer = z.object({
  country: z.string().length(2).optional(),
  region: z.string().optional(),
  bogon: z.boolean().default(false),
  privacy: z.record(z.string(), z.unknown()).default({}),
});
const answerMs = 5_000;

/**
 * The place and the risk signs of an address. `undefined` while the provider's secret is `unset`, and for
 * addresses outside public networks.
 * @throws when the provider does not answer, so that the event is delivered again
 */
export async function findNetworkPlace(ip: string): Promise<NetworkPlace | undefined> {
  const secret = await findSecretFields(env('IP_TRACE_SECRET_ARN'), Secret);
  if (!secret) return undefined;
  const response = await fetch(`${env('IP_TRACE_URL')}/${encodeURIComponent(ip)}/json`, {
    headers: { accept: 'application/json', authorization: `Bearer ${secret.token}` },
    signal: AbortSignal.timeout(answerMs),
  });
  // The address stays out of the error, and so out of logs.
  if (!response.ok) throw new Error(`The IP trace service answered ${response.status}`);
  const { country, region, bogon, privacy } = Answer.parse(await response.json());
  if (bogon || country === undefined) return undefined;
  return { country, region, risks: RiskSign.options.filter((risk) => privacy[risk] === true) };
}
