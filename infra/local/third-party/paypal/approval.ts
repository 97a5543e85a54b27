import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml, readBody, sendHtml } from '@gable/local-cloud/stand-ins';
import { PaypalError } from './errors.ts';
import { formatPaypalMoney, renderPaypalPage } from './layout.ts';
import { toMinor } from './money.ts';
import { approveOrder, findOrder } from './orders.ts';
import { payer, type PaypalContext } from './paypal-context.ts';
import { Instrument, type PaypalOrder } from './store.ts';

const note = `<p class="note"><strong>This is a stand-in for PayPal.</strong> It runs on this machine, no account is asked and no money moves.</p>`;

const renderMessage = (title: string, text: string, back?: string) =>
  renderPaypalPage(
    title,
    `${note}<div class="card"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${
      back === undefined ? '' : `<p><a href="${escapeHtml(back)}">Return to the shop</a></p>`
    }</div>`,
  );

const renderFact = (name: string, value: string) =>
  `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;

function renderItems({ unit, currency }: PaypalOrder): string {
  const items = unit.items ?? [];
  return items
    .map(({ name, quantity, unit_amount }) =>
      renderFact(
        quantity === '1' ? name : `${name} × ${quantity}`,
        formatPaypalMoney({ minor: (toMinor(unit_amount) ?? 0) * Number(quantity), currency }),
      ),
    )
    .join('');
}

const choices = [
  ['good', 'Pay', ' class="main"'],
  ['declined', 'Pay, but the instrument is declined at capture', ''],
  ['reviewed', 'Pay, but PayPal reviews the payment first', ''],
  ['cancel', 'Cancel and return', ''],
] as const;

function renderApprovalPage(order: PaypalOrder): string {
  const payee = order.brand ?? order.payee.email_address ?? order.payee.merchant_id ?? '';
  const { unit } = order;
  const tax = unit.amount.breakdown?.tax_total;
  const facts = [
    renderItems(order),
    tax ? renderFact('VAT', formatPaypalMoney({ minor: toMinor(tax) ?? 0, currency: order.currency })) : '',
    renderFact('To', order.payee.email_address ?? order.payee.merchant_id ?? ''),
    renderFact('From', `${payer.name.given_name} ${payer.name.surname}`),
    unit.invoice_id === undefined ? '' : renderFact('Invoice', unit.invoice_id),
  ];
  const again =
    order.instrument === 'declined'
      ? '<p class="note">The last way to pay was declined. Choose again.</p>'
      : '';
  const buttons = choices.map(
    ([value, label, look]) => `<button name="choice" value="${value}"${look}>${label}</button>`,
  );
  return renderPaypalPage(
    `Pay ${payee}`,
    `${note}<div class="card">${again}<h1>Pay ${escapeHtml(payee)}</h1>
<p class="sum">${formatPaypalMoney(order)}</p>${unit.description === undefined ? '' : `<p class="quiet">${escapeHtml(unit.description)}</p>`}
<dl>${facts.join('')}</dl><form method="post">${buttons.join('')}</form></div>`,
  );
}

function toReturnUrl(order: PaypalOrder, url: string | undefined, withPayer: boolean): string | undefined {
  if (url === undefined) return undefined;
  const back = new URL(url);
  back.searchParams.set('token', order.id);
  if (withPayer) back.searchParams.set('PayerID', payer.payer_id);
  return back.href;
}

/** The page where the payer approves or cancels an order; both redirect to the shop. */
export async function answerApproval(
  paypal: PaypalContext,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  const order = findKnownOrder(paypal, id);
  if (!order)
    return sendHtml(
      response,
      404,
      renderMessage('No such payment', 'It was never made, or no one approved it in time.'),
    );
  if (order.status === 'COMPLETED')
    return sendHtml(
      response,
      200,
      renderMessage('Already paid', 'Nothing more is to do.', toReturnUrl(order, order.returnUrl, true)),
    );
  if (request.method !== 'POST') return sendHtml(response, 200, renderApprovalPage(order));
  const choice = new URLSearchParams((await readBody(request)).toString()).get('choice');
  const instrument = Instrument.safeParse(choice);
  if (instrument.success) paypal.db.transaction(() => approveOrder(paypal, id, instrument.data));
  const back = instrument.success
    ? toReturnUrl(order, order.returnUrl, true)
    : toReturnUrl(order, order.cancelUrl, false);
  if (back !== undefined) return void response.writeHead(303, { location: back }).end();
  const done = instrument.success ? 'The payment is approved.' : 'The payment was cancelled.';
  sendHtml(response, 200, renderMessage('Thank you', `${done} You may close this page.`));
}

function findKnownOrder(paypal: PaypalContext, id: string): PaypalOrder | undefined {
  try {
    return findOrder(paypal, id);
  } catch (error) {
    if (error instanceof PaypalError) return undefined;
    throw error;
  }
}
