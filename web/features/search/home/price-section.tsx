import { Check } from 'lucide-react';
import type { PendingOutcome } from '../../../lib/cached-loader.ts';
import { formatPence } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoaderSection } from '../../../ui/loader-section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PackageList } from './api.ts';

const grid =
  'grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-4';

/** All costs of selling. */
export function PriceSection({ prices }: { readonly prices: PendingOutcome<PackageList> }) {
  return (
    <section aria-labelledby="prices" className="border-t border-line pt-10">
      <h2 id="prices" className="text-xl">
        What it costs
      </h2>
      <p className="mt-1 mb-6 max-w-prose text-muted">
        Buyers pay nothing. Sellers pay once, including VAT, and nothing is taken from the sale. The clock
        stops while your sale is with the solicitors, and putting it back on sale after a sale falls through
        is free.
      </p>
      <LoaderSection
        outcome={prices}
        skeleton={<Skeleton className="h-56 w-full rounded-md" />}
        what="show the prices"
      >
        {(packages) => <PriceList packages={packages} />}
      </LoaderSection>
      <LinkButton to={paths.sell} className="mt-6">
        Sell your home
      </LinkButton>
    </section>
  );
}

const PriceList = ({ packages }: { readonly packages: PackageList }) => (
  <ul className={grid}>
    {packages.map(({ id, name, pricePence, days, features, popular }) => (
      <li key={id} className="grid content-start gap-3 bg-surface p-5">
        <h3 className="flex items-center justify-between gap-2 text-base">
          {name}
          {popular && <Badge tone="green">Chosen most</Badge>}
        </h3>
        <p>
          <span className="tabular text-2xl font-bold tracking-tight">
            {pricePence === 0 ? 'Free' : formatPence(pricePence)}
          </span>
          <span className="text-muted"> {`for ${days} days`}</span>
        </p>
        <ul className="grid gap-1.5 text-sm">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2">
              <Icon as={Check} size={18} className="mt-px text-action" />
              {feature}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
