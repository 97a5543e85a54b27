import { afterAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { PropertyId, UserId } from '../../events/vocabulary.ts';
import { unnamedOperator } from '../../functions/kernel/operator.ts';
import type * as fileStore from '../../functions/kernel/pdf/file-store.ts';
import { jointOwnerRoutes } from '../../functions/listings/joint-owners/contract.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { toAgreement } from '../support/clients/sign-consent.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');
// What happens between the reading of the owners and the signature's commit.
const meanwhile = vi.fn<() => Promise<void>>();
vi.mock('../../functions/kernel/pdf/file-store.ts', async (original) => ({
  ...(await original<typeof fileStore>()),
  savePdfOnce: () => meanwhile(),
}));
stubFunctionEnvironment(cloud);
vi.stubEnv('OPERATOR', JSON.stringify(unnamedOperator));
const { signOwnConsent } = await import('../../functions/listings/joint-owners/commands/sign-own-consent.ts');
const { createConsentToSign } =
  await import('../../functions/listings/joint-owners/queries/create-consent-to-sign.ts');
const { getOwnInvitation } = await import('../../functions/listings/joint-owners/queries/load-invitation.ts');
const { callAs, createMember, listEvents, listMails, publishProperty } = createSellerClient(cloud);
afterAll(() => vi.unstubAllEnvs());

test('a signature ends that is given while another owner is invited', async () => {
  const seller = await createMember('Sally Sole');
  const ann = await createMember('Ann Joint');
  const home = PropertyId.parse(await publishProperty(seller));
  const invite = async (name: string, email: string) => {
    expect((await callAs(seller, 'POST', `/api/joint-owners/${home}`, { name, email })).status).toBe(201);
    await cloud.idle();
  };
  await invite('Ann Joint', ann.email);
  const mail = listMails(ann.email)[0]?.html ?? '';
  const value = z.string().parse(/\/joint-owner-invitation#([\w.-]+)/.exec(mail)?.[1]);
  const agreement = await toAgreement(
    value,
    async (path, body) => (await callAs(ann, 'POST', path, body)).body,
  );
  await callAs(ann, 'POST', '/api/joint-owner-invitation/answer', agreement);
  await invite('Ben Joint', `ben-${home}@example.com`);

  const id = UserId.parse(ann.id);
  const { paperHash } = await createConsentToSign(await getOwnInvitation(home, id));
  const at = new Date(cloud.clock.now());
  const signer = {
    caller: { id, signedInAt: at.getTime() / 1_000 },
    account: { firstName: 'Ann', lastName: 'Joint' },
    info: { ip: '192.0.2.7', userAgent: 'Firefox' },
  };
  meanwhile.mockImplementationOnce(() => invite('Cara Joint', `cara-${home}@example.com`));
  await signOwnConsent(home, { paperHash, mark: { kind: 'typed', text: 'Ann Joint' } }, signer, at);
  await cloud.idle();
  const { body } = await callAs(seller, 'GET', `/api/joint-owners/${home}`);
  expect(jointOwnerRoutes.jointOwners.result.parse(body).jointOwners[0]).toMatchObject({
    name: 'Ann Joint',
    consent: { endedBy: 'owners' },
  });
  expect(listEvents('owner.consent_ended.v1', home)).toHaveLength(2);
});
