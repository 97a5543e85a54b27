import * as z from 'zod';
import { parseBase32, calculateHotp, getStep } from '../../../infra/local-cloud/aws/cognito/totp.ts';
import { password, type SiteClient, type SiteUser } from './site.ts';

/** What an authenticator app shows now, or `ahead` times thirty seconds later: each code works once. */
export function getCurrentCode(secret: string, ahead = 0): string {
  return calculateHotp(parseBase32(secret.replaceAll(' ', '')), getStep(Date.now()) + ahead);
}

/** A new member with two-step sign-in. */
export async function createMemberWithApp({
  request,
  createMember,
}: SiteClient): Promise<SiteUser & { secret: string }> {
  const { token, ...person } = await createMember();
  const begun = { token, body: { password } };
  const { secret } = await request(z.object({ secret: z.string() }), 'POST', '/api/user/two-step', begun);
  const On = z.object({ tokens: z.object({ access_token: z.string() }) });
  const confirmed = { token, body: { password, code: getCurrentCode(secret) } };
  const { tokens } = await request(On, 'POST', '/api/user/two-step/confirm', confirmed);
  return { ...person, token: tokens.access_token, secret };
}
