import { voucherTerms } from '../../../functions/reach/site-pages/domain/policies/voucher-terms.ts';
import type { Handle } from '../../site/head.ts';
import { Policy } from './policies/policy.tsx';

export const handle: Handle = {
  head: {
    title: 'Terms of vouchers and offers',
    description: 'The terms of coupons, invitation points, donations and offers on Gable.',
  },
};

/** /voucher-and-offers-terms */
export function Component() {
  return <Policy at="/voucher-and-offers-terms" policy={voucherTerms} />;
}
