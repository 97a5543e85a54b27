import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml, readBody, sendHtml } from '../../runtime/http.ts';
import { payer, type Desk } from './desk.ts';
import { PaypalError } from './errors.ts';
import { minorOf } from './money.ts';
import { inWords, page } from './layout.ts';
import { approveOrder, findOrder } from './orders.ts';
import { Instrument, type Order } from './store.ts';

const note = `<p class="note"><strong>This is a stand-in for PayPal.</strong> It runs on this machine, no account is asked and no money moves.</p>`;

const short = (title: string, text: string, back?: string) =>
  page(
    title,
    `${note}<div class="card"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${
      back === undefined ? '' : `<p><a href="${escapeHtml(back)}">Return to the shop</a></p>`
    }</div>`,
  );

const fact = (name: string, value: string) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;

function itemsOf({ unit, currency }: Order): string {
  const items = unit.items ?? [];
  return items
    .map(({ name, quantity, unit_amount }) =>
      fact(
        quantity === '1' ? name : `${name} × ${quantity}`,
        inWords({ minor: (minorOf(unit_amount) ?? 0) * Number(quantity), currency }),
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

function approvalPage(order: Order): string {
  const payee = order.brand ?? order.payee.email_address ?? order.payee.merchant_id ?? '';
  const { unit } = order;
  const tax = unit.amount.breakdown?.tax_total;
  const facts = [
    itemsOf(order),
    tax ? fact('VAT', inWords({ minor: minorOf(tax) ?? 0, currency: order.currency })) : '',
    fact('To', order.payee.email_address ?? order.payee.merchant_id ?? ''),
    fact('From', `${payer.name.given_name} ${payer.name.surname}`),
    unit.invoice_id === undefined ? '' : fact('Invoice', unit.invoice_id),
  ];
  const again =
    order.instrument === 'declined'
      ? '<p class="note">The last way to pay was declined. Choose again.</p>'
      : '';
  const buttons = choices.map(
    ([value, label, look]) => `<button name="choice" value="${value}"${look}>${label}</button>`,
  );
  return page(
    `Pay ${payee}`,
    `${note}<div class="card">${again}<h1>Pay ${escapeHtml(payee)}</h1>
<p class="sum">${inWords(order)}</p>${unit.description === undefined ? '' : `<p class="quiet">${escapeHtml(unit.description)}</p>`}
<dl>${facts.join('')}</dl><form method="post">${buttons.join('')}</form></div>`,
  );
}

function backTo(order: Order, url: string | undefined, withPayer: boolean): string | undefined {
  if (url === undefined) return undefined;
  const back = new URL(url);
  back.searchParams.set('token', order.id);
  if (withPayer) back.searchParams.set('PayerID', payer.payer_id);
  return back.href;
}

/** The page where the payer approves or cancels an order; both redirect to the shop. */
export async function answerApproval(
  desk: Desk,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  const order = orderOr(desk, id);
  if (!order)
    return sendHtml(
      response,
      404,
      short('No such payment', 'It was never made, or nobody approved it in time.'),
    );
  if (order.status === 'COMPLETED')
    return sendHtml(
      response,
      200,
      short('Already paid', 'Nothing more is to do.', backTo(order, order.returnUrl, true)),
    );
  if (request.method !== 'POST') return sendHtml(response, 200, approvalPage(order));
  const choice = new URLSearchParams((await readBody(request)).toString()).get('choice');
  const instrument = Instrument.safeParse(choice);
  if (instrument.success) desk.db.transaction(() => approveOrder(desk, id, instrument.data));
  const back = instrument.success
    ? backTo(order, order.returnUrl, true)
    : backTo(order, order.cancelUrl, false);
  if (back !== undefined) return void response.writeHead(303, { location: back }).end();
  const done = instrument.success ? 'The payment is approved.' : 'The payment was cancelled.';
  sendHtml(response, 200, short('Thank you', `${done} You may close this page.`));
}

function orderOr(desk: Desk, id: string): Order | undefined {
  try {
    return findOrder(desk, id);
  } catch (error) {
    if (error instanceof PaypalError) return undefined;
    throw error;
  }
}
