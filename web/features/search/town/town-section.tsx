import { type ReactNode, useId } from 'react';
import { hasPlaceFacts } from '../../../../functions/reach/site-pages/domain/town-page.ts';
import type { PlaceOverview, TownContent } from './api.ts';

interface Props {
  /** The target of a link at the top of the page. */
  readonly id: TownSectionId;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

type TownSectionId = 'homes' | 'reduced' | 'prices' | 'around' | 'guides' | 'near';

/** The sections that the top of the page leads to; a county has no schools and stations of its own. */
export function listTownSections(
  place: TownContent['place'],
  overview: PlaceOverview | undefined,
): readonly (readonly [id: TownSectionId, title: string])[] {
  const hasFacts = hasPlaceFacts(place);
  const hasNeighbours = overview !== undefined && overview.neighbours.length > 0;
  return [
    ['homes', 'Homes'],
    ['prices', 'Prices'],
    ['around', hasFacts ? 'Schools and stations' : 'Map'],
    ['guides', 'Guides'],
    ...(hasNeighbours ? [['near', hasFacts ? 'Nearby places' : 'Towns'] as const] : []),
  ];
}

/** A part of the page of a place under its own heading. */
export function TownSection({ id, title, lead, children }: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="border-t border-line pt-8 outline-none"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
