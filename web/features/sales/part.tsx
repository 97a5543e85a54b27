import type { ReactNode } from 'react';

interface Props {
  /** Where links of the page lead. */
  readonly id: string;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a sale's page, which the list of things to do can lead to. */
export const Part = ({ id, title, aside, children }: Props) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 border-t border-line pt-6">
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {aside}
    </div>
    {children}
  </section>
);
