import { ChevronRight } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import type { Sale } from './api.ts';
import { formatSaleStatus, getSaleStatusTone } from './labels.ts';

interface Props {
  /** The sale as the chat's response contains it. */
  readonly sale: { readonly status: Sale['status']; readonly toUserId: string };
  readonly propertyId: string;
  readonly nation: Sale['nation'] | undefined;
  /** The text of the card's event. */
  readonly text?: string;
  readonly className?: string;
}

/** The state of a sale as a link to its page, for the chat and rows of a list. */
export function SaleCard({ sale: { status, toUserId }, propertyId, nation, text, className }: Props) {
  return (
    <Link
      to={paths.acceptedOffer(propertyId, toUserId)}
      className={cx(
        'flex min-h-11 items-center justify-between gap-3 rounded-md border border-line bg-surface p-4 hover:bg-sunk',
        className,
      )}
    >
      <span className="grid min-w-0 justify-items-start gap-1">
        <Badge tone={getSaleStatusTone(status)}>{formatSaleStatus(status, nation)}</Badge>
        <span className="min-w-0">{text ?? 'See what comes next'}</span>
      </span>
      <Icon as={ChevronRight} />
    </Link>
  );
}
