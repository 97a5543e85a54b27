import { HomeCard } from '../../../entities/property/card/home-card.tsx';
import { paths } from '../../../site/paths.ts';
import type { SearchResults } from '../api.ts';

type FoundArea = Pick<SearchResults, 'place' | 'street' | 'total'>;

interface Props {
  readonly homes: SearchResults['nearby'];
  readonly found: FoundArea;
}

function nameHomes({ place, street, total }: FoundArea): string {
  if (street && total > 0) return `The nearest homes outside ${street}`;
  if (street && !place) return `Homes that mention ${street}`;
  return place?.kind === 'postcode'
    ? `The nearest homes outside ${place.name}`
    : `Other homes in ${place?.name ?? ''}`;
}

/** The nearest other homes under a line, where a postcode or a street has few. */
export function NearbyHomes({ homes, found }: Props) {
  if (homes.length === 0) return null;
  return (
    <section aria-labelledby="nearby-homes" className="mt-6 border-t border-line pt-6">
      <h2 id="nearby-homes" className="mb-4 text-lg">
        {nameHomes(found)}
      </h2>
      <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2">
        {homes.map((home) => (
          <li key={home.id}>
            <HomeCard
              home={home}
              to={paths.property(home)}
              eager={false}
              sizes="(min-width: 96rem) 27rem, (min-width: 80rem) 22rem, (min-width: 40rem) 45vw, 92vw"
              heading="h3"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
