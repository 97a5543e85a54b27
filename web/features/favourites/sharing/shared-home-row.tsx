import { Heart } from 'lucide-react';
import { CompareToggle } from '../../../entities/property/compare-toggle.tsx';
import type { SharedHome } from '../../../entities/shortlist/api.ts';
import { formatDate, formatPounds } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BookLink } from '../book-link.tsx';
import { SavedCard } from '../saved-card.tsx';
import { KeptOpinions, Opinions } from './opinions.tsx';

interface Props {
  readonly home: SharedHome;
  readonly partner: string;
}

function describeSavers({ savedBy }: SharedHome, partner: string): string {
  if (savedBy === 'both') return 'You both saved it';
  return savedBy === 'you' ? 'You saved it' : `${partner} saved it`;
}

const isLovedByBoth = ({ yours, theirs }: SharedHome): boolean =>
  yours.vote === 'love' && theirs.vote === 'love';

/** A home of the shortlist with who saved it and what each of the two says. */
export function SharedHomeRow({ home, partner }: Props) {
  const { card } = home;
  if (!card) return <OffMarketHome home={home} partner={partner} />;
  return (
    <SavedCard card={card} lead={<SavedBy home={home} partner={partner} />}>
      <Opinions home={home} title={card.title} partner={partner} />
      <div className="flex flex-wrap items-center gap-x-6">
        <BookLink card={card} />
        <CompareToggle id={card.id} title={card.title} />
      </div>
    </SavedCard>
  );
}

const SavedBy = ({ home, partner }: Props) => (
  <>
    {isLovedByBoth(home) && (
      <Badge tone="green" className="justify-self-start">
        <Icon as={Heart} size={14} />
        You both love it
      </Badge>
    )}
    <p className="text-sm text-muted">{describeSavers(home, partner)}</p>
  </>
);

/** Nothing can be said of it any more; what was said stays to read. */
function OffMarketHome({ home, partner }: Props) {
  const { savedTitle = 'A home', savedAt, savedPrice } = home;
  return (
    <article className="grid gap-2">
      <h2 className="text-base">{savedTitle}</h2>
      <p className="text-muted">
        {`${describeSavers(home, partner)} on ${formatDate(savedAt)}, for ${formatPounds(savedPrice)}. It isn’t on the market now.`}
      </p>
      <KeptOpinions home={home} partner={partner} />
    </article>
  );
}
