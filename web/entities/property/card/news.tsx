import type { PropertyCard } from '../../../../functions/listings/properties/domain/views.ts';
import { Badge } from '../../../ui/badge.tsx';

type HomeWithNews = Pick<PropertyCard, 'badge' | 'news'>;
const newsNames = { new: 'New', reduced: 'Reduced', back: 'Back on market' } as const;

/** A property's most important news: that it is under offer, or a recent change. */
export function HomeNews({
  home: { badge, news },
  className = '',
}: {
  readonly home: HomeWithNews;
  readonly className?: string;
}) {
  if (badge !== undefined) return <Badge className={className}>{badge}</Badge>;
  return news ? (
    <Badge tone="green" className={className}>
      {newsNames[news]}
    </Badge>
  ) : null;
}
