import { type ReactNode, useId } from 'react';

interface Props {
  /** The target of a link at the top of the page. */
  readonly id: TownSectionId;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export const townSections = [
  ['homes', 'Homes'],
  ['prices', 'Prices'],
  ['around', 'Schools and stations'],
  ['guides', 'Guides'],
  ['near', 'Nearby places'],
] as const;
type TownSectionId = (typeof townSections)[number][0] | 'reduced';

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
