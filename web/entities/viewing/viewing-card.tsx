import { MapPin, Route } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CheckBadges } from '../buyer-check/check-badges.tsx';
import type { Viewing } from './api.ts';
import { CalendarLinks, sideLink } from './calendar-links.tsx';
import {
  formatClocks,
  isOpenViewing,
  formatSlotKind,
  formatSpan,
  describeNextStep,
  formatAttendees,
  getViewingState,
} from './labels.ts';
import { ViewingActions } from './viewing-actions.tsx';

interface Props {
  readonly viewing: Viewing;
  /** An earlier card of the chat: shows the state without buttons. */
  readonly past?: boolean;
  readonly className?: string;
}

/** A summary of a viewing with its state and buttons, for the chat and other lists. */
export function ViewingCard({ viewing, past = false, className }: Props) {
  return (
    <article
      aria-label="Viewing"
      className={cx('grid content-start gap-3 rounded-md border border-line bg-surface p-4', className)}
    >
      <ViewingFacts viewing={viewing} />
      {!past && <ViewingFooter viewing={viewing} />}
    </article>
  );
}

interface FactsProps {
  readonly viewing: Viewing;
  /** Hides the day when a heading above shows it. */
  readonly hideDay?: boolean;
}

/** Time, people and place. */
export function ViewingFacts({ viewing, hideDay }: FactsProps) {
  const { label, tone } = getViewingState(viewing);
  const about = [formatSlotKind(viewing.kind), viewing.side === 'seller' ? formatAttendees(viewing) : ''];
  return (
    <div className="grid justify-items-start gap-1">
      <p className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-sm font-semibold text-muted">{about.filter(Boolean).join(', ')}</span>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className={cx('tabular text-lg font-semibold', !isOpenViewing(viewing) && 'text-muted')}>
        {hideDay ? formatClocks(viewing) : formatSpan(viewing)}
      </p>
      {viewing.counterpart.position !== undefined && (
        <p className="text-sm">{`Their position: ${viewing.counterpart.position}`}</p>
      )}
      <CheckBadges checks={viewing.counterpart.checks} />
      {viewing.address && viewing.side === 'buyer' && isOpenViewing(viewing) && (
        <p className="flex items-start gap-1.5">
          <Icon as={MapPin} size={18} className="mt-0.5 text-muted" />
          {viewing.address}
        </p>
      )}
    </div>
  );
}

interface StepsProps {
  readonly viewing: Viewing;
  readonly of?: string;
  /** Links next to the calendar link. */
  readonly links?: ReactNode;
}

/** Notes, the next step with its buttons, and links. */
export function ViewingFooter({ viewing, of, links }: StepsProps) {
  const next = describeNextStep(viewing);
  return (
    <>
      {viewing.message && isOpenViewing(viewing) && (
        <p className="border-l-3 border-line pl-3 text-muted">{viewing.message}</p>
      )}
      {next && <p>{next}</p>}
      <ViewingActions viewing={viewing} {...(of !== undefined && { of })} />
      {(viewing.icsUrl ?? links) && (
        <p className="flex flex-wrap gap-x-5">
          {viewing.icsUrl && <CalendarLinks viewing={viewing} file={viewing.icsUrl} />}
          {viewing.address && viewing.side === 'buyer' && isOpenViewing(viewing) && (
            <DirectionsLink address={viewing.address} />
          )}
          {links}
        </p>
      )}
    </>
  );
}

/** Opens in the map app of a phone that has one. */
const DirectionsLink = ({ address }: { readonly address: string }) => (
  <a
    href={`https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`}
    target="_blank"
    rel="noopener noreferrer"
    className={sideLink}
  >
    <Icon as={Route} size={18} />
    Directions
  </a>
);
