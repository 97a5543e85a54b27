import { cx } from '../../../lib/cx.ts';
import { Link } from '../../../ui/link.tsx';
import type { AgendaEvent } from './agenda-events.ts';

const tones: Readonly<Record<AgendaEvent['kind'], string>> = {
  viewing: 'border-action bg-action-soft',
  request: 'border-amber bg-amber-soft',
  sale: 'border-action bg-action-soft',
  package: 'border-edge bg-sunk',
};

/** A thing that is planned, with its time and its home. */
export function EventLink({ event: { time, kind, text, title, to } }: { readonly event: AgendaEvent }) {
  return (
    <Link
      to={to}
      className={cx('block rounded-sm border-l-3 px-1.5 py-1 text-sm hover:underline', tones[kind])}
    >
      {time !== undefined && <b className="tabular font-semibold">{time} </b>}
      {text}
      <span className="block truncate text-muted">{title}</span>
    </Link>
  );
}
