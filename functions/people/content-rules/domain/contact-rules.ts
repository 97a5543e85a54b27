import { findBankDetails } from './bank-details.ts';
import { findEmailAddresses } from './contact-words.ts';
import { findMessengers } from './messengers.ts';
import { findMoneyRequests } from './payment-requests.ts';
import { findFinalPayments, findWalletPayments } from './payment-ways.ts';
import { findPhoneNumbers } from './phone-numbers.ts';
import { readWords } from './plain-text.ts';
import { chooseSign, type TextSign } from './sign.ts';
import { findWebAddresses } from './web-addresses.ts';

/** A way to reach the seller outside the site: a phone number, an email address or a profile. */
export function findContactDetails(plain: string): TextSign | undefined {
  return chooseSign([
    ...findPhoneNumbers(plain),
    ...findEmailAddresses(plain),
    ...findMessengers(plain, readWords(plain)),
  ]);
}

/** A link to another site. */
export function findForeignLink(plain: string): TextSign | undefined {
  return chooseSign(findWebAddresses(plain));
}

/** A bank detail in digits or words, or words that announce one. */
export function findBankDetail(plain: string): TextSign | undefined {
  return findBankDetails(plain) ?? findBankDetails(readWords(plain));
}

/** Means of payment that cannot be reversed. */
export function findFinalPayment(plain: string): TextSign | undefined {
  return chooseSign(findFinalPayments(readWords(plain)));
}

/** A sentence that asks buyers for money outside the normal course of a sale. */
export function findMoneyRequest(plain: string): TextSign | undefined {
  const words = readWords(plain);
  return chooseSign([...findMoneyRequests(words), ...findWalletPayments(words)]);
}
