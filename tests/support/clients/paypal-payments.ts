import { CheckoutPaymentIntent, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import * as z from 'zod';
import { createPaypalClient } from '../../../functions/money/payments/adapters/paypal/http-client.ts';
import { toPaypalMoney } from '../../../functions/money/payments/adapters/paypal/money.ts';
import { providers } from '../../../infra/local/third-party/index.ts';
import type { TestCloud } from '../test-cloud.ts';
import { createCardPaymentClient } from './card-payments.ts';
import type { Person } from './seller.ts';

const Begun = z.object({ paymentId: z.string(), status: z.string(), approveUrl: z.string().nullable() });
const Amount = z.object({ value: z.string() });
const Standing = z.object({
  captures: z.array(z.object({ id: z.string(), status: z.string(), custom_id: z.string(), amount: Amount })),
  refunds: z.array(z.object({ id: z.string(), status: z.string(), custom_id: z.string(), amount: Amount })),
  disputes: z.array(z.object({ dispute_id: z.string() })),
  deliveries: z.array(z.object({ id: z.string(), type: z.string(), held: z.boolean() })),
});

export type PaypalChoice = 'good' | 'declined' | 'reviewed' | 'cancel';

/** The calls of sellers, PayPal and its payers when a package is paid for with PayPal. */
export function createPaypalPaymentClient(cloud: TestCloud) {
  const cardPaymentClient = createCardPaymentClient(cloud);
  const { createUnpaidPackage, callAs, postForm } = cardPaymentClient;
  const { clientId = '', clientSecret = '', merchantId = '' } = providers['paypal']?.secret?.fields ?? {};
  const pages = '/_local/providers/paypal';
  process.env['PAYPAL_API_URL'] = `${cloud.origin}${pages}`;
  const paypalClient = createPaypalClient({ clientId, clientSecret });
  const orders = new OrdersController(paypalClient);

  const postPayment = (person: Person, propertyPackageId: string, more: Record<string, unknown> = {}) =>
    callAs(person, 'POST', '/api/payment/paypal/pay', { propertyPackageId, ...more });
  const startPayment = async (
    person: Person,
    propertyPackageId: string,
    more: Record<string, unknown> = {},
  ) => {
    const { status, body } = await postPayment(person, propertyPackageId, more);
    if (status !== 200) throw new Error(JSON.stringify(body));
    const { paymentId, approveUrl, ...rest } = Begun.parse(body);
    const url = approveUrl ?? '';
    return { ...rest, paymentId, url, orderId: url.split('/').at(-1) ?? '' };
  };
  /** The payer's choice on PayPal's page; returns the URL that PayPal redirects to. */
  const submitApproval = async (url: string, choice: PaypalChoice) =>
    (await postForm(url, { choice })).headers.get('location');

  const controlProvider = async (door: string, body: Record<string, unknown> = {}) => {
    const answer = await cloud.api(`${pages}/control/${door}`, { body });
    if (answer.status !== 200) throw new Error(`${door}: ${answer.text}`);
    return answer.body;
  };
  const getProviderState = async () =>
    Standing.parse((await cloud.api(pages, { headers: { accept: 'application/json' } })).body);
  /** PayPal's webhook events that are held back, oldest first. */
  const listHeldWebhooks = async () =>
    (await getProviderState()).deliveries.filter(({ held }) => held).toReversed();
  const listCaptures = async (paymentId: string) =>
    (await getProviderState()).captures.filter(({ custom_id: about }) => about === paymentId);

  /** A package whose PayPal order was approved and captured, with the capture. */
  const buyPackage = async ({
    choice = 'good',
    ...more
  }: { choice?: PaypalChoice; donationPence?: number } = {}) => {
    const bought = await createUnpaidPackage();
    const { paymentId, url, orderId } = await startPayment(bought.seller, bought.packageId, more);
    await submitApproval(url, choice);
    await postPayment(bought.seller, bought.packageId, { orderId });
    await cloud.idle();
    const [capture] = await listCaptures(paymentId);
    return { ...bought, paymentId, captureId: capture?.id ?? '' };
  };

  /** Creates and approves an order that names a payment in its `customId`, with our keys. */
  const forgeOrder = async (paymentId: string, pence: number) => {
    const { result } = await orders.createOrder({
      body: {
        intent: CheckoutPaymentIntent.Capture,
        purchaseUnits: [{ customId: paymentId, payee: { merchantId }, amount: toPaypalMoney(pence) }],
      },
    });
    await submitApproval(result.links?.find(({ rel }) => rel === 'approve')?.href ?? '', 'good');
    return result.id ?? '';
  };

  return {
    ...cardPaymentClient,
    orders,
    payments: new PaymentsController(paypalClient),
    client: paypalClient,
    postPayment,
    startPayment,
    submitApproval,
    controlProvider,
    getProviderState,
    listHeldWebhooks,
    listCaptures,
    buyPackage,
    forgeOrder,
  };
}
