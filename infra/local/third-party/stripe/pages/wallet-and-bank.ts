import type { IncomingMessage } from 'node:http';
import type { StripeAccount } from '../account.ts';
import { WalletType, type CheckoutSession, type PaymentFailure } from '../objects.ts';
import { completePayment, declinePayment, startBankPayment } from '../operations/pay.ts';
import { sumLines } from '../views/session.ts';
import { createBankAttempt, createWalletAttempt } from './form-entry.ts';
import { formatAmount, renderStripePage } from './page.ts';

const walletNames: Readonly<Record<WalletType, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
};

/** The wallets of a browser, by what Stripe's page shows there: Safari has one, Chromium the other. */
export function listWallets({ headers }: Pick<IncomingMessage, 'headers'>): WalletType[] {
  const agent = headers['user-agent'] ?? '';
  if (/iPhone|iPad/.test(agent)) return ['apple_pay'];
  if (/Chrome|Android/.test(agent)) return ['google_pay'];
  return agent.includes('Safari') ? ['apple_pay'] : [];
}

/** The buttons above the card, as far as the account and the device have them. */
export function renderExpressForm({ methods }: CheckoutSession, wallets: readonly WalletType[]): string {
  const offered = methods.includes('card') ? wallets : [];
  const byWallet = offered.map(
    (wallet) =>
      `<button class="main" name="act" value="${wallet}">${walletNames[wallet]}</button>
<div class="row after"><button name="act" value="${wallet}_declined">${walletNames[wallet]}, declined by the bank</button></div>`,
  );
  const byBank = methods.includes('pay_by_bank')
    ? ['<button class="main" name="act" value="bank">Pay by bank</button>']
    : [];
  const buttons = [...byWallet, ...byBank].join('');
  return buttons === '' ? '' : `<form class="card" method="post">${buttons}</form>`;
}

const walletDecline: PaymentFailure = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

export type ExpressResult = 'paid' | 'declined' | 'at the bank';

/** Pays by a phone's wallet, or goes to the bank; undefined for another button or a method that isn't offered. */
export function applyExpressForm(
  account: StripeAccount,
  session: CheckoutSession,
  act: string,
): ExpressResult | undefined {
  if (act === 'bank' && session.methods.includes('pay_by_bank')) return 'at the bank';
  const wallet = WalletType.safeParse(act.replace(/_declined$/, '')).data;
  if (!wallet || !session.methods.includes('card')) return undefined;
  const attempt = createWalletAttempt(wallet, session.customerEmail);
  if (act === wallet) {
    completePayment(account, session, attempt);
    return 'paid';
  }
  declinePayment(account, session, attempt, walletDecline);
  return 'declined';
}

/** The payer's bank, as its app opens: each button is an answer that banks give. */
export function renderBankPage(session: CheckoutSession): string {
  const total = formatAmount(sumLines(session.lines), session.currency);
  return renderStripePage(
    'Your bank',
    `<form class="card" method="post"><h1>Your bank’s app</h1><p>Pay ${total} from your account?</p>
<button class="main" name="act" value="pays">Approve, paid at once</button>
<button class="main" name="act" value="pays-later">Approve, the money comes a minute later</button>
<button class="main" name="act" value="fails-later">Approve, the money doesn’t come, as it turns out a minute later</button>
<div class="row after"><button name="act" value="refuse">Refuse</button></div></form>`,
  );
}

const refusal: PaymentFailure = {
  code: 'payment_method_customer_decline',
  message: 'The payment was not approved at your bank.',
};

/** The bank's answer; undefined for an unknown button. */
export function applyBankForm(
  account: StripeAccount,
  session: CheckoutSession,
  act: string,
): ExpressResult | undefined {
  const attempt = createBankAttempt(act !== 'fails-later', session.customerEmail);
  switch (act) {
    case 'pays':
      completePayment(account, session, attempt);
      return 'paid';
    case 'pays-later':
    case 'fails-later':
      startBankPayment(account, session, attempt);
      return 'paid';
    case 'refuse':
      declinePayment(account, session, attempt, refusal);
      return 'declined';
    default:
      return undefined;
  }
}
