import { townHomesOnPhones } from '../../../../functions/reach/site-pages/domain/town-page.ts';
import { HomeCard } from '../../../entities/property/card/home-card.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatCounted } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import type { TownContent } from './api.ts';
import { TownSection } from './town-section.tsx';

export const homeColumns = 'grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4';

interface CardsProps {
  readonly homes: TownContent['newest']['properties'];
  /** How many photos load at once. */
  readonly eager: number;
}

const Cards = ({ homes, eager }: CardsProps) => (
  <ul className={homeColumns}>
    {homes.map((home, nth) => (
      <li key={home.id} className={cx(nth >= townHomesOnPhones && 'max-sm:hidden')}>
        <HomeCard
          home={home}
          to={paths.property(home)}
          eager={nth < eager}
          sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 92vw"
        />
      </li>
    ))}
  </ul>
);

/** The newest homes of a place, and others that cost less than they did. */
export function TownHomes({ town: { place, newest, reduced = [] } }: { readonly town: TownContent }) {
  const shown = new Set(newest.properties.map(({ id }) => id));
  const others = reduced.filter(({ id }) => !shown.has(id));
  const all = `${paths.listing}?place=${place.id}`;
  return (
    <>
      <TownSection id="homes" title="Newest homes">
        {newest.total === 0 ? (
          <NoHomes name={place.name} all={all} />
        ) : (
          <div className="grid gap-6">
            <Cards homes={newest.properties} eager={1} />
            {newest.total > townHomesOnPhones && (
              <Link to={all} className="link justify-self-start">
                {`All ${formatCounted(newest.total, 'home')} in ${place.name}`}
              </Link>
            )}
          </div>
        )}
      </TownSection>
      {others.length > 0 && (
        <TownSection
          id="reduced"
          title="Reduced lately"
          lead="Their sellers have cut the price in the last 30 days."
        >
          <Cards homes={others} eager={0} />
        </TownSection>
      )}
    </>
  );
}

const NoHomes = ({ name, all }: { readonly name: string; readonly all: string }) => (
  <div className="grid justify-items-start gap-3">
    <p className="max-w-prose text-muted">
      {`No homes are for sale in ${name} at the moment. Save the search, and we’ll tell you when one comes up.`}
    </p>
    <LinkButton to={all} variant="secondary">
      Open the search
    </LinkButton>
  </div>
);
