import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { OrganisationId, UserId } from '../../events/vocabulary.ts';
import type * as scheduler from '../../functions/kernel/events/scheduler.ts';
import type * as invitations from '../../functions/people/organisations/adapters/invitation-repository.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createOrganisationClient } from '../support/clients/organisations.ts';
import { cloud } from '../support/cloud.ts';

const broken = new Set<'scheduler' | 'invitations'>();
vi.mock('../../functions/kernel/events/scheduler.ts', async (original) => ({
  ...(await original<typeof scheduler>()),
  scheduleEvent: async () => {
    if (broken.has('scheduler')) throw new Error('The scheduler is down');
  },
}));
vi.mock('../../functions/people/organisations/adapters/invitation-repository.ts', async (original) => {
  const real = await original<typeof invitations>();
  const removeInvitations: typeof real.removeInvitations = async (...asked) => {
    if (broken.has('invitations')) throw new Error('The table is down');
    await real.removeInvitations(...asked);
  };
  return { ...real, removeInvitations };
});
stubFunctionEnvironment(cloud);
vi.stubEnv('STAGE', 'test');
const { makeOrganisationKey } =
  await import('../../functions/people/organisations/commands/keep-organisation-key.ts');
const { closeOrganisation, endMembership } =
  await import('../../functions/people/organisations/commands/change-organisation.ts');
const { listOrganisationIdsOf, updateOrganisation } =
  await import('../../functions/people/organisations/adapters/organisation-repository.ts');
const { addAct, nextVersion } = await import('../../functions/people/organisations/domain/organisation.ts');
const { loadExportSection } =
  await import('../../functions/reach/data-exports/queries/load-export-section.ts');
const { accept, call, createMember, startOrganisation, getInvitationKey, invite, join, list } =
  createOrganisationClient(cloud);

afterAll(() => vi.unstubAllEnvs());
beforeEach(() => broken.clear());

async function createTeam() {
  const [admin, second] = [await createMember(), await createMember()];
  const id = OrganisationId.parse(await startOrganisation(admin));
  await join(admin, id, second, 'admin');
  return { admin, second, id, adminId: UserId.parse(admin.id), secondId: UserId.parse(second.id) };
}

test('a key is shown although nobody will hear of its end', async () => {
  const { id, adminId } = await createTeam();
  broken.add('scheduler');
  const wishes = { name: 'Importer', scopes: ['search:read' as const], days: 90 as const };
  expect(await makeOrganisationKey({ id, byId: adminId }, wishes)).toMatchObject({
    apiKey: expect.stringMatching(/^gable_org_test_/),
  });
});

test('who was removed does not come back by an invitation that could not be withdrawn', async () => {
  const { admin, second, id, adminId, secondId } = await createTeam();
  const person = await createMember();
  await invite(second, id, person.email, 'admin');
  const key = getInvitationKey(person.email);
  broken.add('invitations');
  await expect(endMembership(id, adminId, secondId)).rejects.toThrow('The table is down');
  expect((await call('POST', '/api/organisation-invitation', { body: { key } })).status).toBe(410);
  expect((await accept(person, key)).status).toBe(410);
  expect(await list(admin)).toMatchObject([{ members: [{ userId: admin.id }] }]);
});

test('an organisation is closed by a repeat, when its invitations could not be removed at first', async () => {
  const { admin, id, adminId } = await createTeam();
  const person = await createMember();
  await invite(admin, id, person.email);
  broken.add('invitations');
  await expect(closeOrganisation(id, adminId)).rejects.toThrow('The table is down');
  broken.clear();
  await closeOrganisation(id, adminId);
  expect(await list(admin)).toEqual([]);
});

test('a former member has their acts in a copy, and is forgotten with the last of them', async () => {
  const { id, adminId, secondId } = await createTeam();
  await endMembership(id, adminId, secondId);
  const copied = () => loadExportSection('account', secondId, new Date(cloud.clock.now()));
  expect(await copied()).toMatchObject({
    organisations: [
      { name: 'Harbour Portal', role: 'former member', acts: [{ what: 'joined' }, { what: 'removed' }] },
    ],
  });
  await updateOrganisation(id, (before) => {
    let after = nextVersion(before);
    for (let nth = 0; nth < 50; nth += 1) after = addAct(after, { what: 'invited', by: adminId }, new Date());
    return { organisation: after };
  });
  expect(await listOrganisationIdsOf(secondId)).toEqual([]);
  expect(await copied()).toMatchObject({ organisations: [] });
  expect(await listOrganisationIdsOf(adminId)).toEqual([id]);
});
