import { type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** One line under the title. */
  readonly lead?: ReactNode;
  readonly className?: string;
  /** Hides this part in print. */
  readonly screenOnly?: boolean;
}

/** One section of a property's page with its heading. */
export function Section({ title, lead, className, screenOnly, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx('border-t border-line pt-8', className)}
      {...(screenOnly && { 'data-print': 'no' })}
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
