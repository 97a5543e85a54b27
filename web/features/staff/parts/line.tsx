import type { ReactNode } from 'react';
import { Link } from '../../../ui/link.tsx';

interface Props {
  readonly to: string;
  readonly title: string;
  /** What tells it from others, below the title. */
  readonly children: ReactNode;
  /** Its state, at the side. */
  readonly state?: ReactNode;
}

/** One thing of a list that has a page of its own. */
export function DeskLine({ to, title, children, state }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3">
      <div className="grid min-w-0 gap-0.5">
        <Link data-row to={to} className="link justify-self-start font-semibold wrap-anywhere">
          {title}
        </Link>
        <p className="text-sm wrap-anywhere text-muted">{children}</p>
      </div>
      {state}
    </li>
  );
}
