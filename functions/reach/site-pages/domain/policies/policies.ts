import { dataDeletionPolicy } from './data-deletion-policy.ts';
import type { PolicyText } from './policy-text.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfUse } from './terms-of-use.ts';
import { voucherTerms } from './voucher-terms.ts';

/** By path. */
export const policies: ReadonlyMap<string, PolicyText> = new Map([
  ['/terms-of-use', termsOfUse],
  ['/privacy-policy', privacyPolicy],
  ['/data-deletion-policy', dataDeletionPolicy],
  ['/voucher-and-offers-terms', voucherTerms],
]);
