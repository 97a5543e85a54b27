import type { Nation } from '../../../../events/vocabulary.ts';
import type { PropertyCard } from '../../../../functions/listings/properties/domain/views.ts';
import { formatCardStatus } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';

type HomeWithNews = Pick<PropertyCard, 'status' | 'news'>;
const newsNames = { new: 'New', reduced: 'Reduced', back: 'Back on market' } as const;

interface Props {
  readonly home: HomeWithNews;
  /** Where it is; a card and a page have it in different places. */
  readonly nation: Nation | undefined;
  readonly className?: string;
}

/** A property's most important news: that it is under offer, or a recent change. */
export function HomeNews({ home: { status, news }, nation, className = '' }: Props) {
  if (status !== 'live') return <Badge className={className}>{formatCardStatus(status, nation)}</Badge>;
  return news ? (
    <Badge tone="green" className={className}>
      {newsNames[news]}
    </Badge>
  ) : null;
}
