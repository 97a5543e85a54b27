import { formatPounds } from '../../../lib/format.ts';

interface Props {
  readonly before: number;
  readonly after: number | undefined;
  readonly isPublic: boolean;
}

/** The old and the new price, and what buyers will see of the change. */
export function PriceChange({ before, after, isPublic }: Props) {
  if (after === undefined || after === before || after < 1_000) return null;
  const isLower = after < before;
  const by = formatPounds(Math.abs(after - before));
  const share = ((Math.abs(after - before) / before) * 100).toFixed(1);
  return (
    <section
      aria-label="New price"
      aria-live="polite"
      className="grid gap-1 rounded-md border border-line bg-surface p-4"
    >
      <p className="tabular flex flex-wrap items-baseline gap-x-3">
        <s className="text-muted">
          <span className="sr-only">was </span>
          {formatPounds(before)}
        </s>
        <span className="text-xl font-bold">{formatPounds(after)}</span>
        <span className="font-semibold">
          {by} {isLower ? 'less' : 'more'} ({share}%)
        </span>
      </p>
      <p className="text-muted">
        {isPublic
          ? `${isLower ? 'Buyers see it marked as reduced, with the old price struck through.' : 'Buyers see the new price; the old one stays in the price history.'} Anyone who saved the home sees the difference.`
          : 'Buyers see it once the home is on sale.'}
      </p>
    </section>
  );
}
