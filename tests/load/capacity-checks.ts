import { once } from 'node:events';
import { createServer } from 'node:http';
import * as z from 'zod';
import { pdf } from '../properties/photos.ts';
import { createBuyerCheckClient } from '../support/clients/buyer-checks.ts';
import { createIdentityCheckClient } from '../support/clients/identity-checks.ts';
import { createMessageClient } from '../support/clients/messages.ts';
import { createOwnAdvertClient } from '../support/clients/own-adverts.ts';
import { createOwnershipClient } from '../support/clients/ownership-checks.ts';
import { createPasskeyClient } from '../support/clients/passkeys.ts';
import { createPortalClient } from '../support/clients/portals.ts';
import { createDeviceBody } from '../support/clients/push-devices.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { createTwoStepClient } from '../support/clients/two-step.ts';
import { createViewingClient } from '../support/clients/viewings.ts';
import { password } from '../support/clients/visitor.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import type { Make } from './capacity-make.ts';

const Started = z.object({ id: z.string(), url: z.string() });
const Versioned = z.object({ version: z.int() });
const Owned = Versioned.extend({ home: Versioned });
const Checks = z.object({
  checks: z.array(z.object({ id: z.string(), kind: z.string(), version: z.int() })),
});
const StartedBankCheck = z.object({ url: z.string(), browserKey: z.string() });
const Confirmed = z.object({ tokens: z.object({ access_token: z.string() }) });

/** An identity check and the checks of a buyer, with what staff decide about each. */
export async function proveOneself(cloud: TestCloud, make: Make): Promise<void> {
  await checkIdentity(cloud, make);
  await checkBuyer(cloud, make);
  await checkOwnership(cloud, make);
  await sendToPortals(cloud, make);
}

/** A face that is not the document's goes to staff, who allow a further try. */
async function checkIdentity(cloud: TestCloud, make: Make): Promise<void> {
  const { chooseOutcome, controlProvider, listHeldWebhooks, createNamedMember } =
    createIdentityCheckClient(cloud);
  const { token: staff } = await createStaffMember(cloud);
  const { token } = await createNamedMember();
  await make('GET /api/user/identity-check', { token });
  const { id, url } = Started.parse(await make('POST /api/user/identity-check', { token }));
  await controlProvider('hold');
  await chooseOutcome(url, 'selfie_face_mismatch');
  const release = async () => controlProvider('release', { events: await listHeldWebhooks() });
  await make('POST /api/identity-checks/stripe/webhook', { act: release });
  // The same with a check that has an outcome.
  await make('GET /api/user/identity-check', { token });
  const { version } = Versioned.parse(
    await make('GET /api/staff/identity-checks/{id}', { token: staff, id }),
  );
  const body = { outcome: 'try_again', reason: 'Please use a newer photo.', version };
  await make('POST /api/staff/identity-checks/{id}/decide', { token: staff, id, body });
}

/** The register has another name for a home, and staff accept a document instead. */
async function checkOwnership(cloud: TestCloud, make: Make): Promise<void> {
  const { createProvenSeller, createUpload, submitProperty } = createOwnershipClient(cloud);
  const staff = await createStaffMember(cloud);
  const seller = await createProvenSeller('Maya', 'Stranger');
  const id = await submitProperty(seller);
  const { token } = seller;
  await make('POST /api/ownership-checks/{id}', { token, id, body: {} });
  await make('GET /api/ownership-checks/{id}', { token, id });
  const document = await createUpload(seller, pdf, 'document', 'application/pdf');
  const body = { capacity: 'executor', documents: [{ id: document, name: 'Grant of probate.pdf' }] };
  await make('POST /api/ownership-checks/{id}/documents', { token, id, body });
  const { version, home } = Owned.parse(
    await make('GET /api/staff/ownership-checks/{id}', { token: staff.token, id }),
  );
  await make('POST /api/staff/ownership-checks/{id}/decide', {
    token: staff.token,
    id,
    body: { outcome: 'accepted', reason: 'We read it.', version, homeVersion: home.version },
  });
}

/** Staff approve a proof of funds; a statement about the chain is withdrawn. */
async function checkBuyer(cloud: TestCloud, make: Make): Promise<void> {
  const {
    firstTimeEvidence,
    createFundsEvidence,
    createMember,
    createNamedMember,
    publishProperty,
    visitBank,
  } = createBuyerCheckClient(cloud);
  const { token: staff } = await createStaffMember(cloud);
  const [seller, buyer] = [await createMember('Silas Seller'), await createNamedMember()];
  const submit = async (evidence: { kind: string }) => {
    const body = { evidence, version: 0 };
    const { checks } = Checks.parse(await make('POST /api/buyer-checks', { token: buyer.token, body }));
    const found = checks.find(({ kind }) => kind === evidence.kind);
    if (!found) throw new Error(`There is no check of ${evidence.kind}`);
    return found;
  };
  const { id, version } = await submit(await createFundsEvidence(buyer));
  const statement = await submit(firstTimeEvidence);
  await make('GET /api/buyer-checks', { token: buyer.token });
  await make('GET /api/staff/buyer-checks/{id}', { token: staff, id });
  const approval = { outcome: 'approved', version };
  await make('POST /api/staff/buyer-checks/{id}/decide', { token: staff, id, body: approval });
  await make('POST /api/buyer-checks/{id}/withdraw', {
    token: buyer.token,
    id: statement.id,
    body: { version: statement.version },
  });
  const { token } = buyer;
  const { url, browserKey } = StartedBankCheck.parse(
    await make('POST /api/buyer-checks/bank', { token, body: { amountPence: 21_500_000 } }),
  );
  const answer = { ...(await visitBank(url)), browserKey };
  await make('POST /api/buyer-checks/bank/finish', { token, body: answer });
  const home = await publishProperty(seller);
  await createMessageClient(cloud).sendMessage(buyer, seller, home, 'Is it still for sale?');
  await make('GET /api/buyer-reach/{id}', { token: seller.token, id: home });
}

/** A person turns two-step sign-in on and off and loses their phone. */
export async function useTwoStep(cloud: TestCloud, make: Make): Promise<void> {
  const { createMember } = createIdentityCheckClient(cloud);
  const { getChallenge, createCodeGenerator, enableTwoStep } = createTwoStepClient(cloud);
  const { token: staff } = await createStaffMember(cloud);
  const { email, id, token: first } = await createMember('Tara Twostep');
  const { secret } = z
    .object({ secret: z.string() })
    .parse(await make('POST /api/user/two-step', { token: first, body: { password } }));
  const show = createCodeGenerator(secret);
  const confirmed = await make('POST /api/user/two-step/confirm', {
    token: first,
    body: { password, code: show() },
  });
  const { access_token: token } = Confirmed.parse(confirmed).tokens;
  await make('POST /api/user/two-step/recovery-codes', { token, body: { password, code: show() } });
  // The second step costs more than a login by password alone.
  const challenge = await getChallenge(email);
  const secondStep = { grant_type: 'urn:gable:two-step', client_id: 2, challenge, code: show() };
  await make('POST /oauth/token', { body: secondStep });
  const off = await make('DELETE /api/user/two-step', { token, body: { password, code: show() } });
  await enableTwoStep(Confirmed.parse(off).tokens.access_token);
  const body = { reason: 'They lost their phone; passport checked by call' };
  await make('POST /api/staff/people/{id}/two-step/reset', { token: staff, id, body });
}

/** A person makes a key for a program, gives it a new text and ends it. */
export async function useApiKey(cloud: TestCloud, make: Make): Promise<void> {
  const { token } = await createIdentityCheckClient(cloud).createMember('Kay Keys');
  const body = { password, name: 'My diary', scopes: ['viewings:read'], days: 90 };
  const { id } = z
    .object({ key: z.object({ id: z.string() }) })
    .parse(await make('POST /api/user/api-keys', { token, body })).key;
  await make('POST /api/user/api-keys/{id}/rotate', { token, id, body: { password } });
  await make('GET /api/user/api-keys', { token });
  await make('DELETE /api/user/api-keys/{id}', { token, id });
}

/** A person's program hears of their home, and once more by a press. */
export async function useWebhook(cloud: TestCloud, make: Make): Promise<void> {
  const { createMember, publishProperty } = createViewingClient(cloud);
  const person = await createMember('Hal Hooks');
  const { token } = person;
  const receiver = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = z.object({ port: z.int() }).parse(receiver.address());
  const body = { url: `http://127.0.0.1:${port}/`, types: ['property.published.v1'] };
  const { id } = z
    .object({ webhook: z.object({ id: z.string() }) })
    .parse(await make('POST /api/user/webhooks', { token, body })).webhook;
  await publishProperty(person);
  await cloud.idle();
  await make('GET /api/user/webhooks', { token });
  await make('PUT /api/user/webhooks/{id}', { token, id, body: {} });
  await make('POST /api/user/webhooks/{id}/secret', { token, id });
  const { deliveries } = z
    .object({ deliveries: z.array(z.object({ id: z.string() })) })
    .parse(await make('GET /api/user/webhooks/{id}/deliveries', { token, id }));
  const params = { id, deliveryId: deliveries[0]?.id ?? '' };
  await make('POST /api/user/webhooks/{id}/deliveries/{deliveryId}/replay', { token, params });
  await make('DELETE /api/user/webhooks/{id}', { token, id });
  receiver.close();
}

/** A seller brings in their agent's advert, with a picture of it. */
export async function bringAdvertIn(cloud: TestCloud, make: Make): Promise<void> {
  const { createMember, getAdvertUrl } = createOwnAdvertClient(cloud);
  const { token } = await createMember('Ada Advert');
  const body = { url: await getAdvertUrl('/homes/14-oak-road') };
  const { id } = z.object({ id: z.string() }).parse(await make('POST /api/own-adverts', { token, body }));
  const word = { ownHome: true, mayUseContent: true };
  await make('POST /api/own-adverts/{id}/confirmation', { token, id, body: word });
  await make('POST /api/own-adverts/{id}/pictures/{nth}', { token, params: { id, nth: '0' } });
  await cloud.idle();
}

/** A person lets their phone show notices, leaves some out, and ends them. */
export async function usePushNotices(cloud: TestCloud, make: Make): Promise<void> {
  const { token } = await createIdentityCheckClient(cloud).createMember('Pia Push');
  const body = createDeviceBody('https://push.example.com/4');
  const Device = z.object({ id: z.string() });
  const { id } = Device.parse(await make('POST /api/user/push', { token, body }));
  await make('PUT /api/user/push/choice', { token, body: { offers: false } });
  await make('GET /api/user/push', { token });
  await make('DELETE /api/user/push/{id}', { token, id });
}

/** A person with an authenticator app adds a passkey. */
export async function usePasskey(cloud: TestCloud, make: Make): Promise<void> {
  const { token, show } = await createTwoStepClient(cloud).createMemberWithApp('Pam Passkey');
  const code = show();
  const started = await make('POST /api/user/two-step/passkeys/session', { token, body: { password, code } });
  const { accessToken } = z.object({ accessToken: z.string() }).parse(started);
  await createPasskeyClient(cloud).registerAt(accessToken);
  await make('PUT /api/user/two-step/passkeys', { token, body: { accessToken } });
}

/** A home that its seller wants on a portal, and that staff send again. */
async function sendToPortals(cloud: TestCloud, make: Make): Promise<void> {
  const portalClient = createPortalClient(cloud);
  const staff = await portalClient.switchPortals(true);
  const seller = await portalClient.createMember();
  const { token } = seller;
  const id = await portalClient.publishProperty(seller);
  await make('GET /api/portals');
  await make('PUT /api/portals/{id}', { token, id, body: { portals: ['rightmove'] } });
  await cloud.idle();
  await make('GET /api/portals/{id}', { token, id });
  await make('GET /api/portals/{id}/file', { token, id });
  const query = 'portal=rightmove&state=on';
  await make('GET /api/staff/portals', { token: staff.token, query });
  await make('POST /api/staff/portals/{id}/send', { token: staff.token, id, body: { portal: 'rightmove' } });
  await portalClient.switchPortals(false);
}
