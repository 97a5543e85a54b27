import type { PriceGuide } from './api.ts';

type Range = NonNullable<PriceGuide['asking']['range']>;

interface Props {
  readonly range: Range;
  /** The seller's own price, marked on the line. */
  readonly price?: number | undefined;
}

/** A line with the typical range of the prices; the text next to it has the same numbers. */
export function PriceRangeLine({ range: { low, median, high }, price }: Props) {
  const from = Math.min(low, price ?? low) * 0.92;
  const to = Math.max(high, price ?? high) * 1.08;
  const at = (sum: number) => `${((sum - from) / (to - from)) * 100}%`;
  return (
    <div aria-hidden className="relative my-1 h-3 rounded-full bg-sunk">
      <div
        className="absolute inset-y-0 rounded-full bg-action/35"
        style={{ left: at(low), right: `calc(100% - ${at(high)})` }}
      />
      <div className="absolute inset-y-0 w-0.5 bg-action" style={{ left: at(median) }} />
      {price !== undefined && (
        <div
          className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-2 border-surface bg-ink"
          style={{ left: at(price) }}
        />
      )}
    </div>
  );
}
