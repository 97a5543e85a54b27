import { ExternalLink } from 'lucide-react';
import { paths } from '../../../app/paths.ts';
import { PackageLine } from '../../../entities/payment/package-line.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import type { HomePage } from '../../../entities/property/home.ts';
import { StatusBadge } from '../listings/status-badge.tsx';

interface Props {
  readonly home: HomePage;
  readonly owner: NonNullable<HomePage['owner']>;
}

/** The heading of a property's page for its seller. */
export const OwnHead = ({ home, owner }: Props) => (
  <header className="grid gap-2">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Link to={paths.myListing} className="font-semibold underline underline-offset-3">
        My listings
      </Link>
      <StatusBadge status={home.status} />
    </p>
    <h1 className="text-2xl">{home.title}</h1>
    <PackageLine home={{ ...home, package: owner.package }} />
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Price amount={home.price} qualifier={home.priceQualifier} inline className="text-lg" />
      <Link
        to={paths.property(home.id)}
        className="flex min-h-11 items-center gap-2 font-semibold underline underline-offset-3"
      >
        <Icon as={ExternalLink} size={18} />
        See the page as buyers do
      </Link>
    </div>
  </header>
);
