import type { PriceQualifier } from '../../events/vocabulary.ts';
import { cx } from '../lib/cx.ts';
import { formatPounds, formatQualifier } from '../lib/format.ts';

interface Props {
  /** Whole pounds. */
  readonly amount: number;
  readonly qualifier?: PriceQualifier | undefined;
  /** The earlier price, struck through. */
  readonly previous?: number | undefined;
  /** Puts the qualifier after the price, so that prices in a row align. */
  readonly inline?: boolean;
  readonly className?: string;
}

/** A property's price below its qualifier, as estate agents print it. */
export function Price({ amount, qualifier = 'none', previous, inline = false, className }: Props) {
  const words = formatQualifier(qualifier);
  if (qualifier === 'poa') return <span className={cx('font-bold', className)}>{words}</span>;
  return (
    <span className="inline-grid">
      {words && !inline && <span className="text-sm text-muted">{words}</span>}
      <span className="flex flex-wrap items-baseline gap-x-2">
        <data value={amount} className={cx('font-bold tracking-tight', className)}>
          {formatPounds(amount)}
        </data>
        {previous !== undefined && previous !== amount && (
          <s className="tabular text-sm text-muted">
            <span className="sr-only">was </span>
            {formatPounds(previous)}
          </s>
        )}
        {words && inline && <span className="text-sm text-muted">{words}</span>}
      </span>
    </span>
  );
}
