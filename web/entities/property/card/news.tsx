import type { PropertyCard } from '../../../../functions/listings/properties/domain/views.ts';
import { formatPropertyStatus } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';

type HomeWithNews = Pick<PropertyCard, 'status' | 'news'>;
const newsNames = { new: 'New', reduced: 'Reduced', back: 'Back on market' } as const;

/** A property's most important news: that it is under offer, or a recent change. */
export function HomeNews({
  home: { status, news },
  className = '',
}: {
  readonly home: HomeWithNews;
  readonly className?: string;
}) {
  if (status !== 'live')
    return (
      <Badge className={className}>{status === 'sold_stc' ? 'Sold STC' : formatPropertyStatus(status)}</Badge>
    );
  return news ? (
    <Badge tone="green" className={className}>
      {newsNames[news]}
    </Badge>
  ) : null;
}
