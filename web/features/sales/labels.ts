import { capitaliseFirst } from '../../../functions/kernel/text.ts';
import type { Sale, SaleSide, SaleStep } from '../../entities/sale/api.ts';
import { formatCounted, formatDay } from '../../lib/format.ts';

const formatSide = (side: SaleSide, { side: own, byLink }: Sale): string =>
  side === own ? (byLink ? 'your client' : 'you') : `the ${side}`;

/** Who does a step: `You`, `The buyer`, `Both of you`. */
export function describeStepOwner({ owner, automatic, key }: SaleStep, sale: Sale): string {
  if (automatic && key === 'memorandum_sent')
    return 'Automatic, once solicitors, full names and the title number are given';
  const who =
    owner === 'both'
      ? sale.byLink
        ? 'Both sides'
        : 'Both of you'
      : capitaliseFirst(formatSide(owner, sale));
  return key === 'survey_booked' || key === 'survey_done' ? `${who}, if wanted` : who;
}

/** Who confirmed a step and when: `Confirmed by you on Sat 21 Nov 2026 and the buyer’s solicitor on …` */
export function describeConfirmations({ confirmedBy, automatic }: SaleStep, sale: Sale): string {
  const parts = confirmedBy.map(({ side, solicitor, at }) => {
    const own = formatSide(side, sale);
    const who = solicitor
      ? own === 'you'
        ? 'your solicitor'
        : own === 'your client'
          ? 'you'
          : `${own}’s solicitor`
      : own;
    return `${who} on ${formatDay(at)}`;
  });
  return `${automatic ? 'Named by' : 'Confirmed by'} ${parts.join(' and ')}.`;
}

/** The waiting time so far, compared to the usual one. */
export function describeWait({ state, waitingSince, expectedDays, optional }: SaleStep): string {
  if (waitingSince === undefined || state === 'done') return '';
  const days = optional ? '' : `, usually takes ${formatCounted(expectedDays, 'day')}`;
  return ` · since ${formatDay(waitingSince)}${days}`;
}
