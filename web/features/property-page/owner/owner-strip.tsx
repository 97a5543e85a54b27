import { Eye, Heart } from 'lucide-react';
import { formatPropertyStatus } from '../../../../functions/listings/properties/domain/home-status.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { formatCounted, formatDate } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { DaysChart } from '../../../ui/days-chart.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';

type Owner = NonNullable<PropertyPage['owner']>;

const Obstacles = ({ id, obstacles }: { readonly id: string; readonly obstacles: Owner['obstacles'] }) =>
  obstacles.length > 0 && (
    <div>
      <p className="font-semibold">Before it can go on sale</p>
      <ul className="mt-1 list-disc pl-5">
        {obstacles.map(({ code, text }) => (
          <li key={`${code} ${text}`}>
            <Link to={paths.editProperty(id)} className="link">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );

/** Above the page, for the owner only: status, counts and tasks. */
export default function OwnerStrip({ home, owner }: { readonly home: PropertyPage; readonly owner: Owner }) {
  const { counts, views, obstacles, hiddenPictures } = owner;
  return (
    <aside
      aria-label="Your listing"
      className="mb-6 grid gap-5 rounded-md border border-action bg-action-soft/50 p-4 sm:p-5 md:grid-cols-2"
      data-print="no"
    >
      <div className="grid content-start gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">Your listing</span>
          <Badge tone={home.status === 'live' ? 'green' : 'amber'}>
            {formatPropertyStatus(home.status, home.address.nation)}
          </Badge>
          {owner.package && (
            <span className="text-sm text-muted">{`until ${formatDate(owner.package.endsAt)}`}</span>
          )}
        </p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          <li className="flex items-center gap-1.5">
            <Icon as={Eye} size={18} className="text-muted" />
            {formatCounted(counts.views, 'visit')}
          </li>
          <li className="flex items-center gap-1.5">
            <Icon as={Heart} size={18} className="text-muted" />
            {`saved by ${formatCounted(counts.favourites, 'person', 'people')}`}
          </li>
        </ul>
        <Obstacles id={home.id} obstacles={obstacles} />
        {hiddenPictures > 0 && (
          <p className="text-sm">
            {`${formatCounted(hiddenPictures, 'photo')} more than your package shows ${hiddenPictures === 1 ? 'is' : 'are'} kept but hidden from others.`}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <LinkButton to={paths.editProperty(home.id)} size="sm" className="min-h-11">
            Edit
          </LinkButton>
          <LinkButton to={paths.ownListing(home.id)} variant="secondary" size="sm" className="min-h-11">
            Viewings, offers and enquiries
          </LinkButton>
        </div>
      </div>
      <DaysChart days={views} />
    </aside>
  );
}
