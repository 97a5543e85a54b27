import * as z from 'zod';
import { createOrganisationClient } from '../support/clients/organisations.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import type { Make } from './capacity-make.ts';

const Made = z.object({ key: z.object({ id: z.string() }) });

/** An office shares a key, and changes its people. */
export async function shareKeys(cloud: TestCloud, make: Make): Promise<void> {
  const { createMember, getInvitationKey } = createOrganisationClient(cloud);
  const [{ token }, colleague] = [await createMember('Olga Office'), await createMember('Carl Colleague')];
  const made = await make('POST /api/organisations', { token, body: { name: 'Carl & Co' } });
  const { id } = z.object({ id: z.string() }).parse(made);
  const invite = async (email: string) =>
    make('POST /api/organisations/{id}/invitations', { token, id, body: { email, role: 'developer' } });
  await invite(colleague.email);
  const body = { key: getInvitationKey(colleague.email) };
  await make('POST /api/organisation-invitation', { token: colleague.token, body });
  await make('POST /api/organisation-invitation/accept', { token: colleague.token, body });
  const invited = z.object({ invitations: z.array(z.object({ id: z.string() })) });
  const [waiting] = invited.parse(await invite('nobody@example.com')).invitations;
  await make('DELETE /api/organisations/{id}/invitations/{invitationId}', {
    token,
    params: { id, invitationId: waiting?.id ?? '' },
  });
  const member = { id, userId: colleague.id };
  await make('PUT /api/organisations/{id}/members/{userId}', {
    token,
    params: member,
    body: { role: 'admin' },
  });
  const wishes = { name: 'Importer', scopes: ['search:read'], days: 90 };
  const { key } = Made.parse(await make('POST /api/organisations/{id}/keys', { token, id, body: wishes }));
  const params = { id, keyId: key.id };
  await make('POST /api/organisations/{id}/keys/{keyId}/rotate', { token, params });
  await make('GET /api/organisations', { token });
  await make('DELETE /api/organisations/{id}/keys/{keyId}', { token, params });
  await make('DELETE /api/organisations/{id}/members/{userId}', { token, params: member });
  await make('DELETE /api/organisations/{id}', { token, id });
}
