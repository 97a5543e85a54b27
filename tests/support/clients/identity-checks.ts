import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import * as z from 'zod';
import { OwnIdentity, StaffIdentityCheck } from '../../../functions/deals/identity-checks/contract.ts';
import { identitySecret } from '../../../infra/local/third-party/stripe/account.ts';
import type { TestCloud } from '../test-cloud.ts';
import { createVisitorClient } from './visitor.ts';

interface Person {
  readonly token: string;
}
const Started = z.object({ id: z.string(), url: z.string() });
const Standing = z.object({
  webhooks: z.array(z.object({ id: z.string(), type: z.string(), held: z.boolean() })),
});
const pages = '/_local/providers/stripe';

/** People with identity checks, and the actions of the provider and of staff. */
export function createIdentityCheckClient(cloud: TestCloud) {
  const visitorClient = createVisitorClient(cloud);
  const { call, createMember } = visitorClient;
  /** A person with the name on the documents of these tests. */
  const createNamedMember = async () => {
    const person = await createMember();
    await renameMember(person, 'Maya', 'Lindqvist');
    return person;
  };
  const renameMember = ({ token }: Person, firstName: string, lastName: string) =>
    call('PUT', '/api/buyer-seller/update-profile', { token, body: { firstName, lastName } });
  const postCheck = ({ token }: Person) => call('POST', '/api/user/identity-check', { token });
  const startCheck = async (person: Person) => {
    const { status, body } = await postCheck(person);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return Started.parse(body);
  };
  const getOwnCheck = async ({ token }: Person) =>
    OwnIdentity.parse((await call('GET', '/api/user/identity-check', { token })).body);

  const { hostname, port } = new URL(cloud.hosts.find('https://api.stripe.com') ?? 'http://nowhere');
  /** Stripe with the restricted key of identity checks. */
  const stripe = new Stripe(identitySecret.secretKey, { host: hostname, port, protocol: 'http' });
  /** The latest session at the provider. */
  const findLatestSession = async () =>
    (await stripe.identity.verificationSessions.list({ limit: 1 })).data[0];

  /** Chooses an outcome on the provider's page. */
  const chooseOutcome = (url: string, act: string, more: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ 'first-name': 'MAYA', 'last-name': 'LINDQVIST', ...more, act }),
    });
  /** One try, until all its effects are done. */
  const runCheck = async (person: Person, act: string, more: Record<string, string> = {}) => {
    const { id, url } = await startCheck(person);
    const { status, headers } = await chooseOutcome(url, act, more);
    if (status !== 303) throw new Error(`${act}: ${status}`);
    await cloud.idle();
    return { id, url, location: headers.get('location') };
  };
  const controlProvider = (door: string, body: Record<string, unknown> = {}) =>
    cloud.api(`${pages}/control/${door}`, { body });
  /** Ids of the held webhooks about identity checks, oldest first. */
  const listHeldWebhooks = async () => {
    const { body } = await cloud.api(pages, { headers: { accept: 'application/json' } });
    return Standing.parse(body)
      .webhooks.filter(({ held, type }) => held && type.startsWith('identity.'))
      .map(({ id }) => id)
      .toReversed();
  };
  /** Sends a signed webhook like the provider. */
  const sendWebhook = (
    event: object,
    { secret = identitySecret.webhookSecret, altered = '' }: { secret?: string; altered?: string } = {},
  ) => {
    const body = JSON.stringify(event);
    const t = Math.floor(cloud.clock.now() / 1000);
    const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
    return cloud.api('/api/identity-checks/stripe/webhook', {
      body: body + altered,
      headers: { 'stripe-signature': `t=${t},v1=${v1}` },
    });
  };
  const getStaffCheck = async (staff: Person, id: string) =>
    StaffIdentityCheck.parse(
      (await call('GET', `/api/staff/identity-checks/${id}`, { token: staff.token })).body,
    );
  const decideCheck = ({ token }: Person, id: string, body: Record<string, unknown>) =>
    call('POST', `/api/staff/identity-checks/${id}/decide`, { token, body });
  return {
    ...visitorClient,
    createNamedMember,
    renameMember,
    postCheck,
    startCheck,
    getOwnCheck,
    chooseOutcome,
    findLatestSession,
    stripe,
    runCheck,
    controlProvider,
    listHeldWebhooks,
    sendWebhook,
    getStaffCheck,
    decideCheck,
  };
}
