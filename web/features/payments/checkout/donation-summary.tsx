import { splitDonation } from '../../../../functions/money/carbon/domain/offset.ts';
import { formatCounted } from '../../../lib/format.ts';

/** The trees of a donation at today's price. */
export default function DonationSummary({ pence }: { readonly pence: number }) {
  const { trees, kg } = splitDonation(pence, 'trees', new Date());
  const parts = [
    ...(trees > 0 ? [`plants ${formatCounted(trees, 'tree')}`] : []),
    ...(kg > 0 ? [`offsets ${formatCounted(kg, 'kg', 'kg')} of carbon`] : []),
  ];
  return parts.join(' and ');
}
