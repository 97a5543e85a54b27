import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarPlus } from 'lucide-react';
import type { Favourite } from '../../entities/favourite/saved-homes.ts';
import { shortlistQuery } from '../../entities/shortlist/api.ts';
import { viewable } from '../../entities/viewing/viewable.ts';
import { formatNearMoment } from '../../lib/near-date.ts';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

/** Leads to the free times of a home, or to the viewing of it; nothing for one that takes no viewings. */
export function BookLink({ card }: { readonly card: NonNullable<Favourite['card']> }) {
  // The page loads it; a row that asked again would have the page wait again after each failure.
  const { data: shortlist } = useQuery({ ...shortlistQuery, enabled: false });
  const own = shortlist?.days.filter(({ by }) => by === 'you').flatMap(({ stops }) => stops);
  const viewing = own?.find(({ propertyId }) => propertyId === card.id);
  if (!viewing && !viewable.has(card.status)) return null;
  return (
    <Link
      to={`${paths.property(card)}?book=times`}
      className="flex min-h-11 items-center gap-2 text-sm font-semibold text-muted hover:underline"
    >
      <Icon as={viewing ? CalendarCheck : CalendarPlus} size={18} />
      {viewing
        ? `${viewing.status === 'confirmed' ? 'Viewing' : 'Viewing asked for'}: ${formatNearMoment(viewing.start)}`
        : 'Book a viewing'}
      <span className="sr-only"> {`of ${card.title}`}</span>
    </Link>
  );
}
