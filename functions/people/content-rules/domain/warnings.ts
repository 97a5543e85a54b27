import { findBankDetails } from './bank-details.ts';
import { findEmailAddresses } from './contact-words.ts';
import { findMessengers } from './messengers.ts';
import { findMoneyRequests } from './payment-requests.ts';
import { findFinalPayments, findWalletPayments } from './payment-ways.ts';
import { findPhoneNumbers } from './phone-numbers.ts';
import { normalizeForRules, readWords } from './plain-text.ts';
import type { TextSign } from './sign.ts';
import type { Warning } from './warning.ts';
import { findWebAddresses } from './web-addresses.ts';

const isAnySure = (signs: readonly TextSign[]): boolean => signs.some(({ isSure }) => isSure);

/**
 * The warnings that a text should show its reader: signs of the common frauds against buyers and sellers.
 * A message with a warning is still sent, but prices, dates and house numbers must cause no warning, and what can
 * mean well causes no warning either. Invisible and look-alike characters and numbers in words hide no sign.
 */
export function findWarnings(text: string): Warning[] {
  const plain = normalizeForRules(text);
  const words = readWords(plain);
  const found: Record<Warning, boolean> = {
    bank_details: hasBankDetails(plain),
    payment: [findFinalPayments, findWalletPayments, findMoneyRequests].some((find) =>
      isAnySure(find(words)),
    ),
    off_site_link: isAnySure(findWebAddresses(plain)),
    contact_details: isAnySure([
      ...findPhoneNumbers(plain),
      ...findEmailAddresses(plain),
      ...findMessengers(plain, words),
    ]),
  };
  return (['bank_details', 'payment', 'off_site_link', 'contact_details'] as const).filter(
    (warning) => found[warning],
  );
}

/** Whether a text has the details of a bank account, or gives or asks for them. */
export function hasBankDetails(plain: string): boolean {
  return (findBankDetails(plain) ?? findBankDetails(readWords(plain))) !== undefined;
}
