import { splitDonation } from '../../../../functions/carbon/domain/offset.ts';
import { formatCounted } from '../../../lib/format.ts';
import * as words from '../words.ts';
import { fillText } from '../../../lib/fill.ts';

/** The trees of a donation at today's price. */
export default function DonationSummary({ pence }: { readonly pence: number }) {
  const { trees, kg } = splitDonation(pence, 'trees', new Date());
  const parts = [
    ...(trees > 0 ? [`plants ${formatCounted(trees, 'tree')}`] : []),
    ...(kg > 0 ? [fillText(words.offsetsCountOfCarbon, { count: formatCounted(kg, 'kg', 'kg') })] : []),
  ];
  return parts.join(' and ');
}
