import { partHero } from '../../../../functions/reach/site-pages/domain/home-hero.ts';
import { HomeCard } from '../../../entities/property/card/home-card.tsx';
import { cx } from '../../../lib/cx.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { LoaderSection } from '../../../ui/loader-section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { HomePageData, NewestHomes as Homes } from './api.ts';

const grid = 'grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4';
const sizes = '(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 92vw';

/** More cards would push the rest of the page too far down on phones. */
const firstOnPhones = 4;

/** The newest properties, the main picture of this page. */
export function NewestSection({ homes }: { readonly homes: HomePageData['newest'] }) {
  return (
    <section aria-labelledby="newest">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="newest" className="text-xl">
          Newest homes
        </h2>
        <Link to={paths.listing} className="link">
          All homes for sale
        </Link>
      </div>
      <LoaderSection
        outcome={homes}
        skeleton={<Skeleton className="h-dvh w-full rounded-md" />}
        what="show the newest homes"
      >
        {({ properties }) => (properties.length > 0 ? <HomeCards {...partHero(properties)} /> : <NoHomes />)}
      </LoaderSection>
    </section>
  );
}

type Parted = ReturnType<typeof partHero<Homes['properties'][number]>>;

const HomeCards = ({ hero, others }: Parted) => (
  <ul className={grid}>
    {others.map((home, nth) => (
      <li key={home.id} className={cx(nth >= firstOnPhones && 'max-sm:hidden')}>
        <HomeCard home={home} to={paths.property(home)} sizes={sizes} eager={!hero && nth === 0} />
      </li>
    ))}
  </ul>
);

const NoHomes = () => (
  <p className="text-muted">
    No homes are on sale yet. Yours could be{' '}
    <Link to={paths.addProperty} className="link">
      the first
    </Link>
    .
  </p>
);
