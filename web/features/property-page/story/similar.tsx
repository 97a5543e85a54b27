import { paths } from '../../../app/paths.ts';
import { HomeCard } from '../../../entities/property/card/home-card.tsx';
import type { Page } from '../api.ts';
import { Section } from '../section.tsx';

/** Properties nearby with a similar price and size. */
export function Similar({ home: { similar } }: { readonly home: Page }) {
  if (similar.length === 0) return null;
  return (
    <Section id="similar" title="Similar homes nearby" screenOnly>
      <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {similar.slice(0, 4).map((card) => (
          <li key={card.id}>
            <HomeCard
              home={card}
              to={paths.property(card.id)}
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 92vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
