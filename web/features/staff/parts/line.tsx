import type { ReactNode } from 'react';
import { Link } from '../../../ui/link.tsx';

interface Props {
  readonly to: string;
  readonly title: string;
  /** What tells it from others, below the title. */
  readonly children?: ReactNode;
  /** Its state, at the side. */
  readonly state?: ReactNode;
}

/** One thing of a list that has a page of its own. */
export function DeskLine({ to, title, children, state }: Props) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-0.5 border-t border-line py-3">
      <Link data-row to={to} className="link justify-self-start font-semibold wrap-anywhere">
        {title}
      </Link>
      <p className="col-span-2 row-start-2 text-sm wrap-anywhere text-muted empty:hidden">{children}</p>
      <div className="col-start-2 row-start-1 empty:hidden">{state}</div>
    </li>
  );
}
