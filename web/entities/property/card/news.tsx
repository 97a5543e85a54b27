import type { PropertyCard } from '../../../../functions/listings/properties/domain/views.ts';
import { formatCardStatus } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';

type HomeWithNews = Pick<PropertyCard, 'status' | 'news' | 'nation'>;
const newsNames = { new: 'New', reduced: 'Reduced', back: 'Back on market' } as const;

/** A property's most important news: that it is under offer, or a recent change. */
export function HomeNews({
  home,
  className = '',
}: {
  readonly home: HomeWithNews;
  readonly className?: string;
}) {
  const { status, news } = home;
  if (status !== 'live') return <Badge className={className}>{formatCardStatus(home)}</Badge>;
  return news ? (
    <Badge tone="green" className={className}>
      {newsNames[news]}
    </Badge>
  ) : null;
}
