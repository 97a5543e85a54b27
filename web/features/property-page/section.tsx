import { type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import type { SectionId } from './section-links.tsx';

interface Props {
  /** The target of a link to this section. */
  readonly id?: SectionId;
  readonly title: string;
  readonly children: ReactNode;
  /** One line under the title. */
  readonly lead?: ReactNode;
  readonly className?: string;
  /** Hides this part in print. */
  readonly screenOnly?: boolean;
}

/** One section of a property's page with its heading. */
export function PropertySection({ id, title, lead, className, screenOnly, children }: Props) {
  const titleId = useId();
  return (
    <section
      {...(id !== undefined && { id, tabIndex: -1 })}
      aria-labelledby={titleId}
      className={cx('border-t border-line pt-8 outline-none', className)}
      {...(screenOnly && { 'data-print': 'no' })}
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
