import { createHmac } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import Stripe from 'stripe';
import { ulid } from 'ulid';
import * as z from 'zod';
import { PaymentView } from '../../../functions/money/payments/contract.ts';
import { providers } from '../../../infra/local/third-party/index.ts';
import { completeDraft } from '../../properties/property-examples.ts';
import type { TestCloud } from '../test-cloud.ts';
import { createHomeCopier } from './home-copies.ts';
import { keepCopier } from './keep-copier.ts';
import { createPlace, type Person, createSellerClient } from './seller.ts';
import { getTableName } from './tables.ts';

const Begun = z.object({ paymentId: z.string(), status: z.string(), url: z.string() });
const Chosen = z.object({ id: z.string(), status: z.string(), totalPence: z.int() });
const Home = z.object({ current: Chosen.nullable(), pending: Chosen.nullable() });
const Standing = z.object({
  holding: z.boolean(),
  webhooks: z.array(z.object({ id: z.string(), type: z.string(), at: z.number(), held: z.boolean() })),
});
export const cardNumbers = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000002500003155',
  disputed: '4000000000000259',
  refundFails: '4000000000005126',
} as const;

/** The first home with a chosen package of each cloud, of which others are copies. */
const unpaidCopiers = new WeakMap<
  object,
  Promise<{
    readonly packageId: string;
    readonly copyHome: Awaited<ReturnType<typeof createHomeCopier>>;
  }>
>();

/** The calls of sellers, their banks and the card provider when a package is paid for. */
export function createCardPaymentClient(cloud: TestCloud) {
  const sellerClient = createSellerClient(cloud);
  const { call, createMember, callAs, submitProperty } = sellerClient;
  const { secretKey = '', webhookSecret = '' } = providers['stripe']?.secret?.fields ?? {};

  const { hostname, port } = new URL(cloud.hosts.find('https://api.stripe.com') ?? 'http://nowhere');
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });

  /** A package that is chosen for a property and awaits payment. */
  const choosePackage = async (
    person: Person,
    propertyId: string,
    packageId = 'standard',
    couponCode?: string,
  ) => {
    const { status, body } = await call('POST', '/api/property-package', {
      token: person.token,
      body: { propertyId, packageId, startNow: true, terms: true, ...(couponCode && { couponCode }) },
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return Chosen.parse(body);
  };
  const chooseFirstPackage = async () => {
    const seller = await createMember('Tessa Template');
    const [houseNo, uprn] = ['77775A', '777777777775'];
    const address = { ...completeDraft.address, uprn };
    const id = await submitProperty(seller, { houseNo, address });
    const { id: packageId } = await choosePackage(seller, id);
    await cloud.idle();
    return { packageId, copyHome: await createHomeCopier(cloud, { id, ownerId: seller.id, houseNo, uprn }) };
  };
  /** A seller with a property and a package that awaits payment; a copy, as a property on sale is. */
  const createUnpaidPackage = async (wished = 'standard') => {
    const seller = await createMember();
    if (wished !== 'standard' || cloud.isWatched('publishing')) {
      const home = await submitProperty(seller);
      return { seller, home, packageId: (await choosePackage(seller, home, wished)).id };
    }
    const first = await keepCopier(unpaidCopiers, cloud.getStart(), chooseFirstPackage);
    const packageId = `pkg_${ulid(cloud.clock.now())}`;
    const home = await first.copyHome(seller.id, createPlace(), [[first.packageId, packageId]]);
    await cloud.idle();
    return { seller, home, packageId };
  };
  const postPayment = (person: Person, propertyPackageId: string, more: Record<string, unknown> = {}) =>
    callAs(person, 'POST', '/api/payment/stripe/pay', { propertyPackageId, ...more });
  const startPayment = async (
    person: Person,
    propertyPackageId: string,
    more: Record<string, unknown> = {},
  ) => {
    const { status, body } = await postPayment(person, propertyPackageId, more);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return Begun.parse(body);
  };
  const getPayment = async (person: Person, id: string) =>
    PaymentView.parse((await callAs(person, 'GET', `/api/payment/${id}`)).body);
  const getPackages = async (person: Person, propertyId: string) =>
    Home.parse((await callAs(person, 'GET', `/api/property-package/${propertyId}`)).body);

  const postForm = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  const payer = { email: 'ada@example.com', name: 'Ada Payer' };
  /** Enters a card number on the provider's page. */
  const payByCard = (url: string, number: string) =>
    postForm(url, { act: 'card', ...payer, number, expiry: '12 / 34', cvc: '123' });
  const payByDebit = (url: string, account: string) =>
    postForm(url, { act: 'debit', ...payer, 'sort-code': '108800', account });
  const answerChallenge = (url: string, act: 'complete' | 'fail') => postForm(`${url}/challenge`, { act });

  const pages = '/_local/providers/stripe';
  const controlProvider = async (door: string, body: Record<string, unknown> = {}) => {
    const answer = await cloud.api(`${pages}/control/${door}`, { body });
    if (answer.status !== 200) throw new Error(`${door}: ${answer.text}`);
    return answer.body;
  };
  const getProviderState = async () =>
    Standing.parse((await cloud.api(pages, { headers: { accept: 'application/json' } })).body);
  /** The provider's webhook events that are held back, oldest first. */
  const listHeldWebhooks = async () =>
    (await getProviderState()).webhooks.filter((webhook) => webhook.held).toReversed();

  /** The session of a payment, with its charge. */
  const getCheckoutSession = async (url: string) =>
    stripe.checkout.sessions.retrieve(url.split('/').at(-1) ?? '', {
      expand: ['payment_intent.latest_charge'],
    });
  const getChargeId = async (url: string) => {
    const { payment_intent: intent } = await getCheckoutSession(url);
    const charge = typeof intent === 'object' ? intent?.latest_charge : undefined;
    return typeof charge === 'object' && charge ? charge.id : '';
  };

  /** Sends an event as the provider does; the options falsify it. */
  const sendWebhook = (
    event: object,
    { at = cloud.clock.now(), secret = webhookSecret, altered = '' } = {},
  ) => {
    const body = JSON.stringify(event);
    const t = Math.floor(at / 1000);
    const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
    return cloud.api('/api/payment/stripe/webhook', {
      body: body + altered,
      headers: { 'stripe-signature': `t=${t},v1=${v1}` },
    });
  };

  const documents = DynamoDBDocumentClient.from(new DynamoDBClient(cloud.aws));
  /** The number of stored webhook events. */
  const countStoredWebhooks = async () => {
    const { Count } = await documents.send(
      new ScanCommand({
        TableName: getTableName(cloud, 'Table'),
        FilterExpression: 'begins_with(pk, :notice)',
        ExpressionAttributeValues: { ':notice': '$gable#payby' },
      }),
    );
    return Count ?? 0;
  };

  return {
    ...sellerClient,
    stripe,
    choosePackage,
    createUnpaidPackage,
    postPayment,
    startPayment,
    getPayment,
    getPackages,
    postForm,
    payByCard,
    payByDebit,
    answerChallenge,
    controlProvider,
    getProviderState,
    listHeldWebhooks,
    getCheckoutSession,
    getChargeId,
    sendWebhook,
    countStoredWebhooks,
  };
}
