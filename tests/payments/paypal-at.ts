import { CheckoutPaymentIntent, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import * as z from 'zod';
import { createPaypalClient } from '../../functions/payments/adapters/paypal/http-client.ts';
import { toPaypalMoney } from '../../functions/payments/adapters/paypal/money.ts';
import { providers } from '../../infra/local/third-party/index.ts';
import type { Person } from '../properties/seller.ts';
import type { TestCloud } from '../support/boot.ts';
import { payingAt } from './paying-at.ts';

const Begun = z.object({ paymentId: z.string(), status: z.string(), approveUrl: z.string().nullable() });
const Amount = z.object({ value: z.string() });
const Standing = z.object({
  captures: z.array(z.object({ id: z.string(), status: z.string(), custom_id: z.string(), amount: Amount })),
  refunds: z.array(z.object({ id: z.string(), status: z.string(), custom_id: z.string(), amount: Amount })),
  disputes: z.array(z.object({ dispute_id: z.string() })),
  deliveries: z.array(z.object({ id: z.string(), type: z.string(), held: z.boolean() })),
});

export type Choice = 'good' | 'declined' | 'reviewed' | 'cancel';

/** The calls of sellers, PayPal and its payers when a package is paid for with PayPal. */
export function walletAt(cloud: TestCloud) {
  const paying = payingAt(cloud);
  const { buying, own, form } = paying;
  const { clientId = '', clientSecret = '', merchantId = '' } = providers['paypal']?.secret?.fields ?? {};
  const pages = '/_local/providers/paypal';
  process.env['PAYPAL_API_URL'] = `${cloud.origin}${pages}`;
  const client = createPaypalClient({ clientId, clientSecret });
  const orders = new OrdersController(client);

  const pay = (person: Person, propertyPackageId: string, more: Record<string, unknown> = {}) =>
    own(person, 'POST', '/api/payment/paypal/pay', { propertyPackageId, ...more });
  const begun = async (person: Person, propertyPackageId: string, more: Record<string, unknown> = {}) => {
    const { status, body } = await pay(person, propertyPackageId, more);
    if (status !== 200) throw new Error(JSON.stringify(body));
    const { paymentId, approveUrl, ...rest } = Begun.parse(body);
    const url = approveUrl ?? '';
    return { ...rest, paymentId, url, orderId: url.split('/').at(-1) ?? '' };
  };
  /** The payer's choice on PayPal's page; returns the URL that PayPal redirects to. */
  const choose = async (url: string, choice: Choice) => (await form(url, { choice })).headers.get('location');

  const control = async (door: string, body: Record<string, unknown> = {}) => {
    const answer = await cloud.api(`${pages}/control/${door}`, { body });
    if (answer.status !== 200) throw new Error(`${door}: ${answer.text}`);
    return answer.body;
  };
  const standing = async () =>
    Standing.parse((await cloud.api(pages, { headers: { accept: 'application/json' } })).body);
  /** PayPal's webhook events that are held back, oldest first. */
  const heldNotices = async () => (await standing()).deliveries.filter(({ held }) => held).toReversed();
  const capturesOf = async (paymentId: string) =>
    (await standing()).captures.filter(({ custom_id: about }) => about === paymentId);

  /** A package whose PayPal order was approved and captured, with the capture. */
  const paidFor = async ({ choice = 'good', ...more }: { choice?: Choice; donationPence?: number } = {}) => {
    const bought = await buying();
    const { paymentId, url, orderId } = await begun(bought.seller, bought.packageId, more);
    await choose(url, choice);
    await pay(bought.seller, bought.packageId, { orderId });
    await cloud.idle();
    const [capture] = await capturesOf(paymentId);
    return { ...bought, paymentId, captureId: capture?.id ?? '' };
  };

  /** Creates and approves an order that names a payment in its `customId`, with our keys. */
  const forged = async (paymentId: string, pence: number) => {
    const { result } = await orders.createOrder({
      body: {
        intent: CheckoutPaymentIntent.Capture,
        purchaseUnits: [{ customId: paymentId, payee: { merchantId }, amount: toPaypalMoney(pence) }],
      },
    });
    await choose(result.links?.find(({ rel }) => rel === 'approve')?.href ?? '', 'good');
    return result.id ?? '';
  };

  return {
    ...paying,
    orders,
    payments: new PaymentsController(client),
    client,
    pay,
    begun,
    choose,
    control,
    standing,
    heldNotices,
    capturesOf,
    paidFor,
    forged,
  };
}
