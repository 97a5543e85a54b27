import type { IncomingHttpHeaders } from 'node:http';
import { Webhook as Verifier } from 'standardwebhooks';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { serveOnFreePort } from '../../infra/local-cloud/tests/test-services.ts';
import { readAllRows } from '../contract/access/database-rows.ts';
import { blockUser } from '../support/clients/block-user.ts';
import { createOfferClient } from '../support/clients/offers.ts';
import { type Person } from '../support/clients/seller.ts';
import { createVisitorClient } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('webhooks', 'notifications');
const { createMember, callAs, publishProperty, makeOffer, listMails } = createOfferClient(cloud);
const { call, getMailedLink, getTokens } = createVisitorClient(cloud);

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
/** A receiver of the person's own: it keeps what comes, and answers as it is told. */
async function openReceiver() {
  const received: Received[] = [];
  const answers = { status: 200 };
  const origin = await serveOnFreePort(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(answers.status).end();
  });
  return { url: `${origin}/hook`, received, answers };
}

const Made = z.object({ webhook: z.object({ id: z.string() }), secret: z.string() });
const Log = z.object({
  deliveries: z.array(z.object({ id: z.string(), state: z.string(), tries: z.array(z.unknown()) })),
});
const addWebhook = async (person: Person, url: string, types = ['offer.made.v1']) => {
  const { status, body } = await callAs(person, 'POST', '/api/user/webhooks', { url, types });
  expect({ status, body }).toMatchObject({ status: 201 });
  const { webhook, secret } = Made.parse(body);
  return { id: webhook.id, secret };
};
const readLog = async (person: Person, id: string) =>
  Log.parse((await callAs(person, 'GET', `/api/user/webhooks/${id}/deliveries`)).body).deliveries;
const readWebhook = async (person: Person) =>
  (await callAs(person, 'GET', '/api/user/webhooks')).body['webhooks'];
const verify = ({ body, headers }: Received, secret: string): unknown =>
  new Verifier(secret).verify(body, z.record(z.string(), z.string()).parse(headers));

let seller: Person & { readonly email: string };
let buyer: Person;
let home: string;
beforeEach(async () => {
  [seller, buyer] = [await createMember('Sally Hooks'), await createMember('Ben Hooks')];
  home = await publishProperty(seller);
});

describe('a webhook', () => {
  test('hears of what concerns its person, signed, with ids alone', async () => {
    const [mine, other] = [await openReceiver(), await openReceiver()];
    const { id, secret } = await addWebhook(seller, mine.url);
    await addWebhook(await createMember(), other.url);
    const offer = await makeOffer(buyer, home, 320_000);
    await cloud.idle();
    expect(other.received).toEqual([]);
    const [news, ...more] = mine.received;
    if (!news) throw new Error('Nothing came');
    expect(more).toEqual([]);
    expect(verify(news, secret)).toEqual({
      type: 'offer.made.v1',
      timestamp: expect.any(String),
      data: { propertyId: home, offerId: offer.id },
    });
    expect(await readLog(seller, id)).toMatchObject([
      { id: news.headers['webhook-id'], state: 'delivered', tries: [{ status: 200 }] },
    ]);
  });

  test('is refused at addresses that are not public, for events that are not sent, and past five', async () => {
    const types = ['offer.made.v1'];
    const refused = async (body: object) =>
      (await callAs(seller, 'POST', '/api/user/webhooks', body)).body['errors'];
    expect(await refused({ url: 'https://169.254.169.254/latest', types })).toHaveProperty('url');
    expect(await refused({ url: 'http://hooks.example.com/', types })).toHaveProperty('url');
    expect(
      await refused({ url: 'https://hooks.example.com/', types: ['payment.succeeded.v1'] }),
    ).toHaveProperty(['types.0']);
    for (let nth = 0; nth < 5; nth += 1) await addWebhook(seller, `https://hooks.example.com/${nth}`);
    const { status } = await callAs(seller, 'POST', '/api/user/webhooks', {
      url: 'https://a.example.com/',
      types,
    });
    expect(status).toBe(409);
  });

  test('keeps its secret out of the table, the log and the list, and signs by two for a day', async () => {
    const { url, received } = await openReceiver();
    const { id, secret } = await addWebhook(seller, url);
    const renewed = Made.parse((await callAs(seller, 'POST', `/api/user/webhooks/${id}/secret`)).body).secret;
    await makeOffer(buyer, home, 320_000);
    await cloud.idle();
    for (const news of received)
      for (const each of [secret, renewed])
        expect(verify(news, each)).toMatchObject({ type: 'offer.made.v1' });
    expect(received).toHaveLength(1);
    const seen = JSON.stringify([
      ...(await readAllRows()).values(),
      await readWebhook(seller),
      await readLog(seller, id),
    ]);
    for (const each of [secret, renewed]) expect(seen).not.toContain(each.slice(6));
    expect(await readWebhook(seller)).toEqual([expect.not.objectContaining({ secret: expect.anything() })]);
  });

  test('is tried again later under the same id, and once more by a press', async () => {
    const { url, received, answers } = await openReceiver();
    const { id } = await addWebhook(seller, url);
    answers.status = 503;
    await makeOffer(buyer, home, 320_000);
    await cloud.idle();
    const [waiting] = await readLog(seller, id);
    expect(waiting).toMatchObject({ state: 'waiting', tries: [{ status: 503 }] });
    const replay = `/api/user/webhooks/${id}/deliveries/${waiting?.id}/replay`;
    expect((await callAs(seller, 'POST', replay)).status).toBe(409);
    answers.status = 200;
    cloud.clock.advance(2 * 60_000);
    await cloud.idle();
    expect(await readLog(seller, id)).toMatchObject([{ state: 'delivered' }]);
    expect((await callAs(seller, 'POST', replay)).status).toBe(202);
    await cloud.idle();
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(3).fill(waiting?.id));
  });

  test('is turned off after three days of failures, with a mail, and on again by its person', async () => {
    const { url, received, answers } = await openReceiver();
    const { id } = await addWebhook(seller, url);
    answers.status = 500;
    await makeOffer(buyer, home, 320_000);
    await cloud.idle();
    for (let nth = 0; nth < 10; nth += 1) {
      cloud.clock.advance(25 * 3_600_000);
      await cloud.idle();
    }
    expect(received).toHaveLength(10);
    const { access_token: token } = await createOfferClient(cloud).getTokens(seller.email);
    const person = { ...seller, token };
    expect(await readWebhook(person)).toMatchObject([{ off: 'failing' }]);
    expect(listMails(seller.email).map(({ subject }) => subject)).toContain(
      'We turned a webhook of yours off',
    );
    expect((await callAs(person, 'PUT', `/api/user/webhooks/${id}`, {})).body).not.toHaveProperty('off');
  });

  test('is turned off at once by an answer 410', async () => {
    const { url, answers } = await openReceiver();
    await addWebhook(seller, url);
    answers.status = 410;
    await makeOffer(buyer, home, 320_000);
    await cloud.idle();
    expect(await readWebhook(seller)).toMatchObject([{ off: 'gone' }]);
  });

  test('is told to its owner when it is made or moves, and not when its events change', async () => {
    const { id } = await addWebhook(seller, 'https://hooks.example.com/first');
    const change = (body: object) => callAs(seller, 'PUT', `/api/user/webhooks/${id}`, body);
    await change({ types: ['offer.accepted.v1'] });
    await change({ url: 'https://other.example.com/second' });
    const subjects = listMails(seller.email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /webhook/i.test(subject ?? '')).toSorted()).toEqual([
      'A new webhook for your account',
      'A webhook of yours has a new address',
    ]);
  });

  test('is turned off by a new password, as somebody else may have made it, until its person confirms it', async () => {
    const { url, received } = await openReceiver();
    const { id } = await addWebhook(seller, url);
    cloud.clock.advance(60_000);
    await call('POST', '/api/forgot-password', { body: { email: seller.email } });
    const fresh = 'Another-pass-7';
    const { token: link } = getMailedLink(seller.email);
    const body = { token: link, email: seller.email, password: fresh, passwordConfirmation: fresh };
    expect((await call('POST', '/api/reset-password', { body })).status).toBeLessThan(300);
    await makeOffer(buyer, home, 320_000);
    await cloud.idle();
    expect(received).toEqual([]);
    const again = { ...seller, token: (await getTokens(seller.email, fresh)).access_token };
    expect(await readWebhook(again)).toMatchObject([{ off: 'signed_out' }]);
    await callAs(again, 'PUT', `/api/user/webhooks/${id}`, {});
    await makeOffer(await createMember('Bea Hooks'), home, 321_000);
    await cloud.idle();
    expect(received).toHaveLength(1);
  });

  test('sends nothing for a blocked account, and is erased with its person', async () => {
    const { url, received } = await openReceiver();
    await addWebhook(seller, url, ['property.status_changed.v1', 'offer.made.v1', 'offer.withdrawn.v1']);
    await blockUser(seller);
    await cloud.idle();
    expect(received).toEqual([]);
    const leaver = await createMember();
    await addWebhook(leaver, 'https://hooks.example.com/zqleaver');
    await callAs(leaver, 'DELETE', '/api/delete-account', { password: 'Gable-demo-1' });
    cloud.clock.advance(15 * dayMs);
    await cloud.schedules.run('accounts-every-day');
    await cloud.idle();
    expect(
      [...(await readAllRows()).values()].filter(({ row }) => JSON.stringify(row).includes('zqleaver')),
    ).toEqual([]);
  });
});
