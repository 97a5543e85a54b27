import { HomeCard } from '../../../entities/property/card/home-card.tsx';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { paths } from '../../../site/paths.ts';
import { PropertySection } from '../section.tsx';

/** Properties nearby with a similar price and size, and where to look on. */
export function SimilarHomes({ home }: { readonly home: PropertyPage }) {
  const { similar, isOwner } = home;
  if (isOwner) return null;
  if (similar.length === 0)
    return (
      <PropertySection title="More homes" lead={<TownLink home={home} />} screenOnly>
        {null}
      </PropertySection>
    );
  return (
    <PropertySection id="similar" title="Similar homes nearby" lead={<TownLink home={home} />} screenOnly>
      <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {similar.slice(0, 4).map((card) => (
          <li key={card.id}>
            <HomeCard
              home={card}
              to={paths.property(card)}
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 92vw"
            />
          </li>
        ))}
      </ul>
    </PropertySection>
  );
}

/** Leads to the page of the home's town, by an address that the site's documents know alone. */
const TownLink = ({ home: { id, address } }: { readonly home: PropertyPage }) => (
  <a href={`/homes-for-sale/near/${id}`} className="link">
    {`Homes for sale in ${address.town}`}
  </a>
);
