import { cloud } from '../cloud.ts';
import { createStaffMember } from './staff.ts';
import { createVisitorClient } from './visitor.ts';

/**
 * Blocks a person as staff and logs them in again, since a block ends every sign-in. Returns the new token.
 */
export async function blockUser({
  id,
  email,
}: {
  readonly id: string;
  readonly email: string;
}): Promise<string> {
  const { call, getTokens, advanceToNext } = createVisitorClient(cloud);
  const { token } = await createStaffMember(cloud);
  const { status, body } = await call('POST', `/api/staff/people/${id}/block`, {
    token,
    body: { reason: 'fraud', words: 'You asked buyers for a deposit outside of Gable.' },
  });
  if (status !== 200) throw new Error(`A block was answered ${status}: ${JSON.stringify(body)}`);
  advanceToNext(1);
  return (await getTokens(email)).access_token;
}
