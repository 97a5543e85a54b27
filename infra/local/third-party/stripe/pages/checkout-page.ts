import { escapeHtml } from '@gable/local-cloud/stand-ins';
import { testAccounts, testCards, testSortCode } from '../cards.ts';
import type { CheckoutSession, WalletType } from '../objects.ts';
import { sumLines } from '../views/session.ts';
import { formatAmount, renderNotice, renderStripePage } from './page.ts';
import { renderExpressForm } from './wallet-and-bank.ts';

const renderLines = ({ lines: all, currency }: CheckoutSession) =>
  all
    .map(({ name, description, quantity, unitAmount }) => {
      const details = [
        description,
        quantity > 1 ? `${quantity} at ${formatAmount(unitAmount, currency)}` : undefined,
      ];
      const small = details.flatMap((detail) => (detail ? [`<small>${escapeHtml(detail)}</small>`] : []));
      return `<li><span>${escapeHtml(name)}${small.join('')}</span><span>${formatAmount(unitAmount * quantity, currency)}</span></li>`;
    })
    .join('');

const renderField = (name: string, label: string, attributes: string) =>
  `<div><label for="${name}">${label}</label><input id="${name}" name="${name}" ${attributes} required></div>`;

const renderPerson = (kind: string, email: string | undefined, given: URLSearchParams) => {
  const address = email ?? given.get('email') ?? '';
  const locked = email === undefined ? 'autocomplete="email"' : 'readonly';
  return `<div><label for="${kind}-email">Email</label><input id="${kind}-email" name="email" type="email" ${locked}
value="${escapeHtml(address)}" required></div><div><label for="${kind}-name">Name</label><input id="${kind}-name" name="name"
autocomplete="name" value="${escapeHtml(given.get('name') ?? '')}" required></div>`;
};

const formatNumber = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const renderCardForm = (
  session: CheckoutSession,
  given: URLSearchParams,
) => `<form class="card" method="post" novalidate>
<h2>Card</h2>${renderPerson('card', session.customerEmail, given)}
${renderField('number', 'Card number', 'inputmode="numeric" autocomplete="cc-number" list="cards" placeholder="4242 4242 4242 4242"')}
<datalist id="cards">${testCards.map(({ number, description }) => `<option value="${formatNumber(number)}">${escapeHtml(description)}</option>`).join('')}</datalist>
<div class="pair">${renderField('expiry', 'Expiry (MM / YY)', 'autocomplete="cc-exp" placeholder="12 / 34"')}
${renderField('cvc', 'CVC', 'inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123"')}</div>
<button class="main" name="act" value="card">Pay ${formatAmount(sumLines(session.lines), session.currency)}</button>
<details><summary>The test cards</summary><dl>${testCards
  .map(
    ({ number, description }) =>
      `<dt><code>${formatNumber(number)}</code></dt><dd>${escapeHtml(description)}</dd>`,
  )
  .join('')}</dl></details></form>`;

const renderDebitForm = (
  session: CheckoutSession,
  given: URLSearchParams,
  open: boolean,
) => `<form class="card" method="post" novalidate>
<details${open ? ' open' : ''}><summary>Pay by bank debit instead</summary>
<p class="quiet">The order is taken at once; the bank answers a minute later.</p>${renderPerson('debit', session.customerEmail, given)}
<div class="pair">${renderField('sort-code', 'Sort code', `inputmode="numeric" value="${testSortCode}"`)}
${renderField('account', 'Account number', 'inputmode="numeric" list="accounts"')}</div>
<datalist id="accounts">${testAccounts.map(({ number, description }) => `<option value="${number}">${escapeHtml(description)}</option>`).join('')}</datalist>
<p class="quiet">${testAccounts.map(({ number, description }) => `<code>${number}</code> ${escapeHtml(description)}`).join('; ')}.</p>
<button class="main" name="act" value="debit">Pay by bank debit</button></details></form>`;

const cancelForm = `<form class="after" method="post"><button name="act" value="cancel">Cancel and go back</button></form>`;

/** What the payment page shows besides its session. */
export interface CheckoutView {
  /** The wallets of the device. */
  readonly wallets: readonly WalletType[];
  /** The input of a refused attempt, without the card's data. */
  readonly given?: URLSearchParams | undefined;
  readonly fault?: string | undefined;
}

export function renderCheckoutPage(
  session: CheckoutSession,
  { wallets, given = new URLSearchParams(), fault }: CheckoutView,
): string {
  const total = formatAmount(sumLines(session.lines), session.currency);
  const error = fault === undefined ? '' : `<p class="error" role="alert">${escapeHtml(fault)}</p>`;
  const byCard = session.methods.includes('card') ? renderCardForm(session, given) : '';
  const byDebit = session.methods.includes('bacs_debit')
    ? renderDebitForm(session, given, byCard === '' || given.get('act') === 'debit')
    : '';
  const reference = session.intentData.description;
  return renderStripePage(
    `Pay ${total}`,
    `<div class="columns"><section><h1>Pay${reference === undefined ? '' : ` for ${escapeHtml(reference)}`}</h1>
<p class="total">${total}</p><ul class="lines">${renderLines(session)}</ul>
${session.cancelUrl === undefined ? '' : cancelForm}</section>
<section>${error}${renderExpressForm(session, wallets)}${byCard}${byDebit}</section></div>`,
  );
}

export function renderChallengePage(session: CheckoutSession): string {
  return renderStripePage(
    '3-D Secure',
    `<form class="card" method="post"><h1>Your bank asks whether this is you</h1>
<p>3-D Secure for a payment of ${formatAmount(sumLines(session.lines), session.currency)}.</p>
<div class="row"><button name="act" value="complete">Complete</button><button name="act" value="fail">Fail</button></div></form>`,
  );
}

export function renderClosedPage(session: CheckoutSession): string {
  return renderNotice(
    session.status === 'expired'
      ? 'This checkout session has expired'
      : session.paymentStatus === 'paid'
        ? 'This is paid already'
        : 'Your bank has this payment',
    session.status === 'expired'
      ? 'Nothing was paid. Go back and begin again.'
      : 'There is nothing left to do here.',
    session.cancelUrl === undefined
      ? ''
      : `<a class="button" href="${escapeHtml(session.cancelUrl)}">Go back</a>`,
  );
}
