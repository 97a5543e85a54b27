import { BadgeCheck } from 'lucide-react';
import type { BuyerBadge } from '../../../functions/deals/buyer-checks/domain/buyer-badge.ts';
import { toBadgeText } from '../../../functions/deals/buyer-checks/domain/words.ts';
import { cx } from '../../lib/cx.ts';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  readonly checks: readonly BuyerBadge[] | undefined;
  /** Whether the checked sums cover the offer. */
  readonly coversOffer?: boolean | undefined;
  readonly className?: string;
}

/** The badges of a checked buyer, for the seller; renders nothing without a check. */
export function CheckBadges({ checks = [], coversOffer, className }: Props) {
  if (checks.length === 0) return null;
  return (
    <ul aria-label="Checked by Gable" className={cx('grid gap-1 text-sm', className)}>
      {checks.map((check) => (
        <li key={check.kind} className="flex items-start gap-1.5">
          <Icon
            as={BadgeCheck}
            size={16}
            className={cx('mt-0.5', check.basis === 'declaration' ? 'text-muted' : 'text-action')}
          />
          {toBadgeText(check)}
        </li>
      ))}
      {coversOffer !== undefined && (
        <li className="text-muted">
          {coversOffer
            ? 'The amounts we checked cover this offer.'
            : 'The amounts we checked don’t leave enough for this offer.'}
        </li>
      )}
    </ul>
  );
}
