import { Heart } from 'lucide-react';
import { CardPhotos } from '../../../entities/property/card/card-photos.tsx';
import { HomeFacts } from '../../../entities/property/card/facts.tsx';
import { HomeNews } from '../../../entities/property/card/news.tsx';
import { CompareToggle } from '../../../entities/property/compare-toggle.tsx';
import type { SharedHome } from '../../../entities/shortlist/api.ts';
import { formatDate, formatPounds, formatPropertyType } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import { BookLink } from '../book-link.tsx';
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
    <article className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[15rem_minmax(0,1fr)] sm:gap-x-6">
      <div className="self-start sm:row-span-2">
        <CardPhotos home={card} sizes="(min-width: 40rem) 15rem, 8rem" className="rounded-md">
          <Link to={paths.property(card)} tabIndex={-1} aria-hidden className="absolute inset-0" />
          <HomeNews home={card} className="absolute top-2 left-2 max-sm:hidden" />
        </CardPhotos>
      </div>
      <div className="grid min-w-0 content-start gap-1">
        {isLovedByBoth(home) && (
          <Badge tone="green" className="justify-self-start">
            <Icon as={Heart} size={14} />
            You both love it
          </Badge>
        )}
        <p className="text-sm text-muted">{describeSavers(home, partner)}</p>
        <Price amount={card.price} qualifier={card.priceQualifier} inline className="text-xl" />
        <h2 className="text-base">
          <Link to={paths.property(card)} className="hover:underline">
            {card.title}
            <span className="font-normal text-muted"> {card.outcode}</span>
          </Link>
        </h2>
        <HomeFacts home={card} />
        <p className="text-sm text-muted">{formatPropertyType(card.propertyType)}</p>
      </div>
      <div className="col-span-2 grid gap-2 sm:col-span-1 sm:col-start-2">
        <Opinions home={home} title={card.title} partner={partner} />
        <div className="flex flex-wrap items-center gap-x-6">
          <BookLink card={card} />
          <CompareToggle id={card.id} title={card.title} />
        </div>
      </div>
    </article>
  );
}

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
