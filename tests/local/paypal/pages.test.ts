import { describe, expect, test } from 'vitest';
import { cancelUrl, toGbp, returnUrl, createPaypalWorld } from './paypal-world.ts';

const html = async (url: string) => {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  expect(response.headers.get('content-type')).toContain('text/html');
  return { status: response.status, text: await response.text() };
};

describe('the approval page', () => {
  test('shows that it is an emulator, with payee, purpose and amount, without a script', async () => {
    const w = await createPaypalWorld();
    const id = await w.create({
      amount: { ...toGbp('60.00'), breakdown: { itemTotal: toGbp('50.00'), taxTotal: toGbp('10.00') } },
      items: [{ name: 'Plus <listing>', quantity: '1', unitAmount: toGbp('50.00') }],
      invoiceId: 'invoice-7',
    });
    const { status, text } = await html(`${w.url}/approve/${id}`);
    expect(status).toBe(200);
    for (const words of ['stand-in', 'Pay The Shop', '£60.00', 'Plus &lt;listing&gt;', '£10.00', 'invoice-7'])
      expect(text).toContain(words);
    expect(text).not.toContain('<script');
  });
  test('redirects to the shop with the order, and with the payer after an approval', async () => {
    const w = await createPaypalWorld();
    const [paid, left] = [await w.create(), await w.create()];
    const back = await w.choose(paid, 'good');
    expect(back).toEqual({ status: 303, location: `${returnUrl}&token=${paid}&PayerID=LCLPAYER00001` });
    expect(await w.choose(left, 'cancel')).toEqual({ status: 303, location: `${cancelUrl}?token=${left}` });
    expect((await w.orders.getOrder({ id: left })).result.status).toBe('CREATED');
  });
  test('shows that the instrument was declined, and takes no second payment', async () => {
    const w = await createPaypalWorld();
    const id = await w.create();
    await w.choose(id, 'declined');
    expect((await html(`${w.url}/approve/${id}`)).text).toContain('was declined');
    await w.choose(id, 'good');
    await w.orders.captureOrder({ id });
    const { text } = await html(`${w.url}/approve/${id}`);
    expect(text).toContain('Already paid');
    expect(text).not.toContain('<button');
    expect(await w.choose(id, 'declined')).toMatchObject({ status: 200 });
    expect((await w.orders.getOrder({ id })).result.status).toBe('COMPLETED');
  });
  test('answers 404 for an unknown order', async () => {
    const w = await createPaypalWorld();
    expect((await html(`${w.url}/approve/none`)).status).toBe(404);
  });
});

describe('the list', () => {
  test('shows orders, captures, disputes and webhooks, with buttons that work', async () => {
    const w = await createPaypalWorld();
    const { orderId, captureId } = await w.pay();
    await w.quiet();
    const { text } = await html(w.url);
    for (const words of [orderId, captureId, 'PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED', '200'])
      expect(text).toContain(words);
    expect(text).toContain(`<base href="${w.url}/">`);
    const response = await fetch(`${w.url}/control/dispute`, {
      method: 'POST',
      body: new URLSearchParams({ captureId }),
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, w.url]);
    expect((await html(w.url)).text).toContain('Payer wins');
  });
  test('refuses unknown control commands and invalid input', async () => {
    const w = await createPaypalWorld();
    expect(await w.control('nothing')).toMatchObject({ status: 404 });
    expect(await w.control('constructor')).toMatchObject({ status: 404 });
    expect(await w.control('dispute', { captureId: 5 })).toMatchObject({ status: 400 });
    expect(await w.control('dispute', { captureId: 'none' })).toMatchObject({ status: 404 });
  });
});
