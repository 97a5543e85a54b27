import type { OwnListing } from '../../../entities/own-home/api.ts';
import { formatCount } from '../../../lib/format.ts';
import { figureNames } from './labels.ts';

/** The counts of a property since it was first listed. */
export function PropertyFigures({ counts }: { readonly counts: OwnListing['counts'] }) {
  return (
    <dl className="tabular grid grid-cols-6 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-5">
      {figureNames.map(([name, label]) => (
        <div
          key={name}
          className="col-span-2 flex flex-col-reverse bg-surface px-3 py-2 nth-[n+4]:col-span-3 sm:col-span-1! sm:px-4 sm:py-3"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-xl font-semibold">{formatCount(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
