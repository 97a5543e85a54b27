import { createId } from '../../webhooks.ts';
import { testAccounts, testCards, testSortCode, type TestCard } from '../cards.ts';
import type { Payer, WalletType } from '../objects.ts';
import type { PaymentAttempt } from '../operations/pay.ts';

/** The validated input of a payment form, or the fault to show. */
export type FormEntry<T> = { readonly fault: string } | T;
export type CardEntry = PaymentAttempt & { readonly card: TestCard };

const readDigits = (form: URLSearchParams, name: string) => (form.get(name) ?? '').replace(/[\s-]/g, '');

function readPayer(form: URLSearchParams, known: string | undefined): FormEntry<Payer> {
  const email = known ?? form.get('email')?.trim() ?? '';
  const name = form.get('name')?.trim() ?? '';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return { fault: 'Give your email address.' };
  return name === '' ? { fault: 'Give the name of the owner of the card or account.' } : { email, name };
}

/** Month and year of `12 / 34` or `12/2034`, if it has not passed at that time. */
function readExpiry(text: string, now: number) {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  const expMonth = Number(month);
  const expYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  if (expMonth < 1 || expMonth > 12) return undefined;
  return Date.UTC(expYear, expMonth) / 1000 > now ? { expMonth, expYear } : undefined;
}

export function readCard(
  form: URLSearchParams,
  email: string | undefined,
  now: number,
): FormEntry<CardEntry> {
  const payer = readPayer(form, email);
  if ('fault' in payer) return payer;
  const number = readDigits(form, 'number');
  const card = testCards.find((testCard) => testCard.number === number);
  if (!card) return { fault: 'That is none of the test cards; this stand-in takes no others.' };
  const expiry = readExpiry(form.get('expiry') ?? '', now);
  if (!expiry) return { fault: "The card's expiry is incomplete or in the past." };
  if (!/^\d{3,4}$/.test(readDigits(form, 'cvc')))
    return { fault: 'The security code has three or four digits.' };
  const { brand, funding, country, ending } = card;
  const afterwards = ending.kind === 'succeeds' ? ending.afterwards : undefined;
  const challenged = ending.kind === 'needs a challenge';
  const last4 = number.slice(-4);
  const about = { brand, funding, country, last4, challenged, afterwards, ...expiry };
  return { card, payer, method: { type: 'card', id: createId('pm_'), ...about } };
}

export function readDebit(form: URLSearchParams, email: string | undefined): FormEntry<PaymentAttempt> {
  const payer = readPayer(form, email);
  if ('fault' in payer) return payer;
  const number = readDigits(form, 'account');
  const known = testAccounts.find((candidate) => candidate.number === number);
  if (!known || readDigits(form, 'sort-code') !== testSortCode)
    return { fault: 'That is none of the test accounts; this stand-in takes no others.' };
  const { honoured } = known;
  const id = createId('pm_');
  return {
    payer,
    method: { type: 'bacs_debit', id, last4: number.slice(-4), sortCode: testSortCode, honoured },
  };
}

/** What a wallet or a bank's app gives by itself: nobody types a name there. */
const toKnownPayer = (email = 'payer@example.com'): Payer => ({ email, name: 'Alex Payer' });

/** The card in a phone's wallet, as the phone hands it over. */
export function createWalletAttempt(wallet: WalletType, email: string | undefined): PaymentAttempt {
  const about = {
    brand: 'visa',
    funding: 'debit',
    country: 'GB',
    last4: '4242',
    expMonth: 12,
    expYear: 2034,
  };
  return {
    payer: toKnownPayer(email),
    method: { type: 'card', id: createId('pm_'), challenged: false, wallet, ...about },
  };
}

export function createBankAttempt(honoured: boolean, email: string | undefined): PaymentAttempt {
  return {
    payer: toKnownPayer(email),
    method: { type: 'pay_by_bank', id: createId('pm_'), honoured },
  };
}
