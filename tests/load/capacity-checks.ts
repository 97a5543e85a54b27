import * as z from 'zod';
import { staffAt } from '../accounts/staff.ts';
import { password } from '../accounts/visitor.ts';
import { checkingAt as buyerCheckingAt } from '../buyer-checks/checking-at.ts';
import { checkingAt as identityCheckingAt } from '../identity-checks/checking-at.ts';
import { chattingAt } from '../messages/chatting.ts';
import type { TestCloud } from '../support/boot.ts';
import { appsAt } from '../two-step/app.ts';
import type { Make } from './capacity-make.ts';

const Started = z.object({ id: z.string(), url: z.string() });
const Versioned = z.object({ version: z.int() });
const Checks = z.object({
  checks: z.array(z.object({ id: z.string(), kind: z.string(), version: z.int() })),
});
const Confirmed = z.object({ tokens: z.object({ access_token: z.string() }) });

/** An identity check, the checks of a buyer, and two-step sign-in, with what staff decide about each. */
export async function proveOneself(cloud: TestCloud, make: Make): Promise<void> {
  await checkIdentity(cloud, make);
  await checkBuyer(cloud, make);
  await turnTwoStepOnAndOff(cloud, make);
}

/** A face that is not the document's goes to staff, who allow a further try. */
async function checkIdentity(cloud: TestCloud, make: Make): Promise<void> {
  const { choose, control, listHeld, named } = identityCheckingAt(cloud);
  const { token: staff } = await staffAt(cloud);
  const { token } = await named();
  await make('GET /api/user/identity-check', { token });
  const { id, url } = Started.parse(await make('POST /api/user/identity-check', { token }));
  await control('hold');
  await choose(url, 'selfie_face_mismatch');
  const release = async () => control('release', { events: await listHeld() });
  await make('POST /api/identity-checks/stripe/webhook', { act: release });
  // The same with a check that has an outcome.
  await make('GET /api/user/identity-check', { token });
  const { version } = Versioned.parse(
    await make('GET /api/staff/identity-checks/{id}', { token: staff, id }),
  );
  const body = { outcome: 'try_again', reason: 'Please use a newer photo.', version };
  await make('POST /api/staff/identity-checks/{id}/decide', { token: staff, id, body });
}

/** Staff approve a proof of funds; a statement about the chain is withdrawn. */
async function checkBuyer(cloud: TestCloud, make: Make): Promise<void> {
  const { firstTime, funds, member, onSale } = buyerCheckingAt(cloud);
  const { token: staff } = await staffAt(cloud);
  const [seller, buyer] = [await member('Silas Seller'), await member('Bella Buyer')];
  const submit = async (evidence: { kind: string }) => {
    const body = { evidence, version: 0 };
    const { checks } = Checks.parse(await make('POST /api/buyer-checks', { token: buyer.token, body }));
    const found = checks.find(({ kind }) => kind === evidence.kind);
    if (!found) throw new Error(`There is no check of ${evidence.kind}`);
    return found;
  };
  const { id, version } = await submit(await funds(buyer));
  const statement = await submit(firstTime);
  await make('GET /api/buyer-checks', { token: buyer.token });
  await make('GET /api/staff/buyer-checks/{id}', { token: staff, id });
  const approval = { outcome: 'approved', version };
  await make('POST /api/staff/buyer-checks/{id}/decide', { token: staff, id, body: approval });
  await make('POST /api/buyer-checks/{id}/withdraw', {
    token: buyer.token,
    id: statement.id,
    body: { version: statement.version },
  });
  const home = await onSale(seller);
  await chattingAt(cloud).sent(buyer, seller, home, 'Is it still for sale?');
  await make('GET /api/buyer-reach/{id}', { token: seller.token, id: home });
}

async function turnTwoStepOnAndOff(cloud: TestCloud, make: Make): Promise<void> {
  const { member } = identityCheckingAt(cloud);
  const { challengeOf, showerOf, turnOn } = appsAt(cloud);
  const { token: staff } = await staffAt(cloud);
  const { email, id, token: first } = await member('Tara Twostep');
  const { secret } = z
    .object({ secret: z.string() })
    .parse(await make('POST /api/user/two-step', { token: first, body: { password } }));
  const show = showerOf(secret);
  const confirmed = await make('POST /api/user/two-step/confirm', {
    token: first,
    body: { password, code: show() },
  });
  const { access_token: token } = Confirmed.parse(confirmed).tokens;
  await make('POST /api/user/two-step/recovery-codes', { token, body: { password, code: show() } });
  // The second step costs more than a login by password alone.
  const challenge = await challengeOf(email);
  const secondStep = { grant_type: 'urn:gable:two-step', client_id: 2, challenge, code: show() };
  await make('POST /oauth/token', { body: secondStep });
  const off = await make('DELETE /api/user/two-step', { token, body: { password, code: show() } });
  await turnOn(Confirmed.parse(off).tokens.access_token);
  const body = { reason: 'They lost their phone; passport checked by call' };
  await make('POST /api/staff/people/{id}/two-step/reset', { token: staff, id, body });
}
