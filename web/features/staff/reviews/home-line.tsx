import { formatPropertyStatus } from '../../../../functions/listings/properties/domain/home-status.ts';
import { formatDay, formatPounds, formatPersonName } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import type { Review } from './api.ts';

type ReviewedHome = Review['home'];

const isOpen = ({ status }: ReviewedHome): boolean =>
  status === 'live' || status === 'under_offer' || status === 'sold_stc';

/** The property, its owner, and the date of its listing. */
export function HomeLine({ home }: { readonly home: ReviewedHome }) {
  return (
    <div className="grid gap-0.5">
      <p className="font-semibold">
        {isOpen(home) ? (
          <Link to={paths.property(home)} className="link">
            {home.title}, {home.postcode}
          </Link>
        ) : (
          `${home.title}, ${home.postcode}`
        )}
      </p>
      <p className="text-sm text-muted">
        <Link to={`/staff/people/${home.owner.id}`} className="link">
          {formatPersonName(home.owner)}
        </Link>
        {home.owner.memberSince && `, here since ${formatDay(home.owner.memberSince)}`}
      </p>
      <p className="text-sm text-muted">
        {`${formatPropertyStatus(home.status, home.nation)} · ${formatPounds(home.price)} · ${
          home.firstListedAt ? `first on sale ${formatDay(home.firstListedAt)}` : 'never on sale'
        }`}
      </p>
      <p className="text-sm">
        <Link to={`/staff/homes/${home.id}`} className="link">
          Its record in the desk
        </Link>
      </p>
    </div>
  );
}
