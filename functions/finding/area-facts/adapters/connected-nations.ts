import * as z from 'zod';
import { findSecretFields } from '../../../kernel/data/secrets.ts';
import { env } from '../../../kernel/env.ts';
import { getRegisterJson, RegisterUnavailableError } from '../../../kernel/register-client.ts';
import { type BroadbandAnswer, summariseBroadband } from '../domain/broadband.ts';

const Secret = z.object({ apiKey: z.string().min(1) });
const timeoutMs = 5_000;

const Premise = z
  .object({ MaxPredictedDown: z.number(), MaxPredictedUp: z.number() })
  .transform(({ MaxPredictedDown, MaxPredictedUp }) => ({ down: MaxPredictedDown, up: MaxPredictedUp }));
const Answer = z.object({ Availability: z.array(z.unknown()).default([]) });

/**
 * The broadband of a postcode from Ofcom (`https://api.ofcom.org.uk`, product Broadband Coverage). Its
 * answer has a row for each address, of which the summary alone is kept.
 * @throws RegisterUnavailableError, also while the secret is `unset`
 */
export async function loadBroadband(postcode: string): Promise<BroadbandAnswer> {
  const secret = await findSecretFields(env('BROADBAND_SECRET_ARN'), Secret);
  if (!secret) throw new RegisterUnavailableError();
  const place = encodeURIComponent(postcode.replaceAll(' ', ''));
  const answer = await getRegisterJson({
    register: 'broadband',
    url: new URL(`${env('BROADBAND_URL')}/broadband/coverage/${place}`),
    init: { headers: { accept: 'application/json', 'Ocp-Apim-Subscription-Key': secret.apiKey } },
    schema: Answer,
    timeoutMs,
  });
  const premises = (answer?.Availability ?? []).flatMap((row) => Premise.safeParse(row).data ?? []);
  return { speeds: summariseBroadband(premises) };
}
