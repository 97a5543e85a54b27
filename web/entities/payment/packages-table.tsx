import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { formatPence } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { catalogueQuery, type Package } from './api.ts';
import { featureNotes } from './feature-notes.ts';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4';

/** Every package with its full price. */
export function PackagesTable() {
  return (
    <QuerySection query={useQuery(catalogueQuery)} what="load the prices" skeleton={<PackagesSkeleton />}>
      {(packages) => (
        <ul className={grid}>
          {packages.map((one) => (
            <PackageCard key={one.id} {...one} />
          ))}
        </ul>
      )}
    </QuerySection>
  );
}

const PackagesSkeleton = () => (
  <div className={grid}>
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} className="h-72 rounded-md" />
    ))}
  </div>
);

const PackageCard = ({ name, pricePence, vatPence, features, popular }: Package) => (
  <li
    className={cx(
      'grid content-start gap-3 rounded-md border bg-surface p-5',
      popular ? 'border-action shadow-soft' : 'border-line',
    )}
  >
    <h3 className="flex flex-wrap items-center justify-between gap-2 text-lg">
      {name}
      {popular && <Badge tone="green">Chosen most</Badge>}
    </h3>
    <p>
      <span className="tabular text-2xl font-bold">
        {pricePence === 0 ? 'Free' : formatPence(pricePence)}
      </span>
      <span className="block text-sm text-muted">
        {pricePence === 0 ? 'Nothing to pay' : `One payment, including ${formatPence(vatPence)} VAT`}
      </span>
    </p>
    <ul className="grid gap-1.5">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-2">
          <Icon as={Check} size={18} className="mt-0.5 text-action" />
          <span>
            {feature}
            {featureNotes[feature] && (
              <span className="block text-sm text-muted">{featureNotes[feature]}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  </li>
);
