import { beforeEach, describe, expect, test } from 'vitest';
import { type Answers, createUserAnswer, openSite, startLogin } from '../app.tsx';

beforeEach(startLogin);

const call = 'GET /api/user/webhooks';
const types = ['offer.made.v1', 'viewing.requested.v1', 'best_and_final.called.v1'];
const webhook = {
  id: 'whk_01K9ZX3Q6T4C8V0R2M5N7P9B1W',
  url: 'https://hooks.example.com/gable',
  types,
  createdAt: '2026-11-29T09:00:00.000Z',
};
const open = (more: Answers) =>
  openSite('/developers/keys', {
    'GET /api/user': createUserAnswer(),
    'GET /api/user/api-keys': { body: { keys: [] } },
    ...more,
  });

describe('webhooks', () => {
  test('are added for the chosen subjects, with a secret that is shown once', async () => {
    let webhooks: object[] = [];
    const sent: unknown[] = [];
    const { screen } = await open({
      [call]: () => ({ body: { webhooks, types } }),
      'POST /api/user/webhooks': (body) => {
        sent.push(body);
        webhooks = [webhook];
        return { status: 201, body: { webhook, secret: 'whsec_c2VjcmV0' } };
      },
    });
    await screen.getByRole('button', { name: 'Add a webhook' }).click();
    await screen.getByLabelText('Address').fill(webhook.url);
    await screen.getByLabelText('Viewings').click();
    await screen.getByRole('button', { name: 'Add the webhook' }).click();
    await expect
      .element(screen.getByLabelText('The secret that signs what we send'))
      .toHaveValue('whsec_c2VjcmV0');
    expect(sent).toEqual([{ url: webhook.url, types: ['offer.made.v1', 'best_and_final.called.v1'] }]);
  });

  test('say at the field what is wrong with an address', async () => {
    const errors = { url: ['The address has to begin with https://'] };
    const { screen } = await open({
      [call]: { body: { webhooks: [], types } },
      'POST /api/user/webhooks': { status: 422, body: { code: 'invalid', detail: 'Not right', errors } },
    });
    await screen.getByRole('button', { name: 'Add a webhook' }).click();
    await screen.getByLabelText('Address').fill('http://hooks.example.com');
    await screen.getByRole('button', { name: 'Add the webhook' }).click();
    await expect.element(screen.getByText('The address has to begin with https://')).toBeVisible();
  });

  test('show what was sent and how it was answered, and send it again', async () => {
    const delivery = {
      id: 'whd_evt_1',
      type: 'offer.made.v1',
      at: '2026-11-29T14:02:00.000Z',
      data: {},
      state: 'failed',
      tries: [{ at: '2026-11-29T14:02:01.000Z', status: 503 }],
    };
    const path = `/api/user/webhooks/${webhook.id}/deliveries`;
    const lost = {
      ...delivery,
      id: 'whd_evt_2',
      type: 'offer.lost.v1',
      at: '2026-01-29T14:02:00.000Z',
      state: 'waiting',
      tries: [],
    };
    const coming = { ...lost, id: 'whd_evt_3', type: 'offer.coming.v1', at: new Date().toISOString() };
    const { screen } = await open({
      [call]: { body: { webhooks: [{ ...webhook, off: 'failing' }], types } },
      [`GET ${path}`]: { body: { deliveries: [delivery, lost, coming] } },
      [`POST ${path}/whd_evt_1/replay`]: { status: 202, body: { ...delivery, state: 'waiting' } },
    });
    await expect.element(screen.getByText('Off', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Show the log' }).click();
    await expect.element(screen.getByText(/Last try: answered 503/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Send offer.lost.v1 again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send offer.coming.v1 again' }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Send offer.made.v1 again' }).click();
    await expect.element(screen.getByText('It’s on its way again.')).toBeVisible();
  });
});
