import { type ReactNode, useId } from 'react';

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
  hasFacts: boolean,
): readonly (readonly [id: TownSectionId, title: string])[] {
  return [
    ['homes', 'Homes'],
    ['prices', 'Prices'],
    ['around', hasFacts ? 'Schools and stations' : 'Map'],
    ['guides', 'Guides'],
    ['near', hasFacts ? 'Nearby places' : 'Towns'],
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
      className="scroll-mt-20 border-t border-line pt-8 outline-none"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
