import { CalendarPlus } from 'lucide-react';
import type { Favourite } from '../../entities/favourite/saved-homes.ts';
import { viewable } from '../../entities/viewing/viewable.ts';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

/** Leads to the free times of a home; nothing for one that takes no viewings. */
export function BookLink({ card }: { readonly card: NonNullable<Favourite['card']> }) {
  if (!viewable.has(card.status)) return null;
  return (
    <Link
      to={`${paths.property(card)}?book=times`}
      className="flex min-h-11 items-center gap-2 text-sm font-semibold text-muted hover:underline"
    >
      <Icon as={CalendarPlus} size={18} />
      Book a viewing
      <span className="sr-only"> {`of ${card.title}`}</span>
    </Link>
  );
}
