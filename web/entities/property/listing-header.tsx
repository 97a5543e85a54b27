import type { Nation, PropertyStatus } from '../../../events/vocabulary.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../site/paths.ts';
import { Link } from '../../ui/link.tsx';
import { ListingTabs } from './listing-tabs.tsx';
import { StatusBadge } from './status-badge.tsx';

interface Props {
  readonly propertyId: string;
  /** The address of the home. */
  readonly title: string;
  readonly status: PropertyStatus | undefined;
  readonly nation: Nation | undefined;
  /** The tab. */
  readonly page:
    | 'Overview'
    | 'Enquiries'
    | 'Viewings'
    | 'Offers'
    | 'Sale-ready pack'
    | 'Package'
    | 'Ownership'
    | 'Interest'
    | 'Portals';
}

/** The head of a seller's pages of one home: the same on each, so that a change of the tab moves nothing. */
export function ListingHeader({ propertyId, title, status, nation, page }: Props) {
  usePageHead({ title: `${page}: ${title}` });
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-4">
      <header className="grid gap-1">
        <p className="flex min-h-7 flex-wrap items-center gap-x-3 text-sm">
          <Link to={paths.myListing} className="font-semibold underline underline-offset-3">
            Selling
          </Link>
          {status && <StatusBadge status={status} nation={nation} />}
        </p>
        <h1 className="text-2xl">
          <span className="sr-only">{page}: </span>
          {title}
        </h1>
      </header>
      <ListingTabs propertyId={propertyId} />
    </div>
  );
}
