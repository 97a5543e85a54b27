import type * as z from 'zod';
import { now } from '../../../kernel/clock.ts';
import { takePersonNumber } from '../../../kernel/data/counter.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { toNetwork } from '../../../kernel/http/origin.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { hourSeconds } from '../../../kernel/time.ts';
import { insertApplication } from '../adapters/application-repository.ts';
import type { AffiliateApplication, NewAffiliateApplication } from '../domain/referral.ts';

/** @throws 409 `submitted` when the email has an open application, 429 after three an hour from one network */
export async function applyAsAffiliate(
  { consent: _, ...details }: z.output<typeof NewAffiliateApplication>,
  ip: string,
): Promise<AffiliateApplication> {
  await enforceLimit({ key: `affiliate#${toNetwork(ip)}`, max: 3, seconds: hourSeconds });
  const id = newId('app');
  const { number, write } = await takePersonNumber('A', id);
  const application = {
    ...details,
    id,
    number,
    status: 'submitted',
    createdAt: now().toISOString(),
  } as const;
  await insertApplication(application, write);
  return application;
}
