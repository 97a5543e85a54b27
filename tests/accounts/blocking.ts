import { cloud } from '../support/cloud.ts';
import { staffAt } from './staff.ts';
import { visitorOf } from './visitor.ts';

/**
 * Blocks a person as staff and logs them in again, since a block ends every sign-in. Returns the new token.
 */
export async function block({ id, email }: { readonly id: string; readonly email: string }): Promise<string> {
  const { call, tokens, untilNext } = visitorOf(cloud);
  const { token } = await staffAt(cloud);
  const { status, body } = await call('POST', `/api/staff/people/${id}/block`, {
    token,
    body: { reason: 'fraud', words: 'You asked buyers for a deposit outside of Gable.' },
  });
  if (status !== 200) throw new Error(`A block was answered ${status}: ${JSON.stringify(body)}`);
  untilNext(1);
  return (await tokens(email)).access_token;
}
