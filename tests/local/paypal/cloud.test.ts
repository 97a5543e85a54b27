import { OrdersController } from '@paypal/paypal-server-sdk';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createPaypalClient } from '../../../functions/money/payments/adapters/paypal/http-client.ts';
import { findProviderSecretFields } from '../../../infra/local-cloud/providers/index.ts';
import { providers } from '../../../infra/local/third-party/index.ts';
import { cloud } from '../fixture/cloud.ts';
import { createOrderRequest } from './paypal-world.ts';

const Keys = z.object({ clientId: z.string(), clientSecret: z.string() });
const Listed = z.object({ orders: z.array(z.object({ id: z.string() })), holding: z.boolean() });

test('the cloud maps PayPal’s URLs to its emulator, and restores its state from a snapshot', async () => {
  const addresses = ['https://api-m.paypal.com', 'https://api-m.sandbox.paypal.com'].map(cloud.hosts.rewrite);
  const here = `${cloud.origin}/_local/providers/paypal`;
  expect(addresses).toEqual([here, here]);
  process.env['PAYPAL_API_URL'] = here;
  const orders = new OrdersController(
    createPaypalClient(Keys.parse(findProviderSecretFields(providers, 'PayPal8F3A'))),
  );
  // The fixture has no receiver for webhooks.
  await fetch(`${here}/control/hold`, { method: 'POST' });
  const then = await cloud.snapshot();
  const { result } = await orders.createOrder({ body: createOrderRequest() });
  const approval = result.links?.find(({ rel }) => rel === 'approve')?.href ?? '';
  expect(approval).toBe(`${here}/approve/${result.id}`);
  const page = await fetch(approval, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('£12.00');
  await fetch(approval, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'good' }),
    redirect: 'manual',
  });
  expect((await orders.captureOrder({ id: result.id ?? '' })).result.status).toBe('COMPLETED');
  const listed = async () => Listed.parse(await (await fetch(here)).json());
  expect(await listed()).toMatchObject({ orders: [{ id: result.id }], holding: true });
  await then.restore();
  expect(await listed()).toEqual({ orders: [], holding: true });
});
