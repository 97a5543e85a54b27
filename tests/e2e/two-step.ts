import * as z from 'zod';
import { fromBase32, hotp, stepAt } from '../../infra/local/aws/cognito/totp.ts';
import { password, type People, type Person } from './people.ts';

/** What an authenticator app shows now. */
export const codeOf = (secret: string): string =>
  hotp(fromBase32(secret.replaceAll(' ', '')), stepAt(Date.now()));

/** A new member with two-step sign-in. */
export async function memberWithApp({ ask, member }: People): Promise<Person> {
  const { token, ...person } = await member();
  const begun = { token, body: { password } };
  const { secret } = await ask(z.object({ secret: z.string() }), 'POST', '/api/user/two-step', begun);
  const On = z.object({ tokens: z.object({ access_token: z.string() }) });
  const confirmed = { token, body: { password, code: codeOf(secret) } };
  const { tokens } = await ask(On, 'POST', '/api/user/two-step/confirm', confirmed);
  return { ...person, token: tokens.access_token };
}
