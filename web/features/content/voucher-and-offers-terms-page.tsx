import { voucherTerms } from '../../../functions/site-pages/domain/policies/voucher-terms.ts';
import type { Handle } from '../../app/head.ts';
import { Policy } from './policies/policy.tsx';
import * as words from './words.ts';

export const handle: Handle = {
  head: {
    title: words.termsOfVouchersAndOffers,
    description: words.theTermsOfCouponsInvitation,
  },
};

/** /voucher-and-offers-terms */
export function Component() {
  return <Policy at="/voucher-and-offers-terms" policy={voucherTerms} />;
}
