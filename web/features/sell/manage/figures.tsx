import { formatCount } from '../../../lib/format.ts';
import type { OwnListing } from '../api.ts';

const names = [
  ['views', 'Views'],
  ['favourites', 'Saves'],
  ['enquiries', 'Enquiries'],
  ['viewings', 'Viewings'],
  ['offers', 'Offers'],
] as const;

/** How a home goes, in numbers since it was first listed. */
export const Figures = ({ counts }: { readonly counts: OwnListing['counts'] }) => (
  <dl className="tabular grid grid-cols-3 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-5">
    {names.map(([name, label]) => (
      <div key={name} className="flex flex-col-reverse bg-surface px-3 py-2 sm:px-4 sm:py-3">
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="text-xl font-semibold">{formatCount(counts[name])}</dd>
      </div>
    ))}
    <div className="bg-surface sm:hidden" aria-hidden />
  </dl>
);
