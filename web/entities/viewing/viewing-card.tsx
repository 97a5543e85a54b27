import { ChevronDown, MapPin, Route } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { capitaliseFirst } from '../../../functions/kernel/text.ts';
import { cx } from '../../lib/cx.ts';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { getButtonClass, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CheckBadges } from '../buyer-check/check-badges.tsx';
import type { Viewing, ViewingVerb } from './api.ts';
import { CalendarLinks } from './calendar-links.tsx';
import { formatClocks, formatSlotKind, formatSpan, describeNextStep, formatAttendees } from './labels.ts';
import { canBookAgain, isOpenViewing, getViewingState } from './states.ts';
import { useCancelLink } from './use-cancel-link.ts';
import { ViewingActions } from './viewing-actions.tsx';
import { useWaitingAnswer } from './viewing-answer-store.ts';
import { AnswerWaiting } from './viewing-answer-waiting.tsx';

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
  /** Links next to the way there. */
  readonly links?: ReactNode;
}

/** The steps that nobody waits for. */
const isMinor = (verb: ViewingVerb): boolean => verb === 'reschedule' || verb === 'cancel';
const listWords = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Notes, the next step with its buttons, and links; what a booked viewing seldom needs is behind one line. */
export function ViewingFooter({ viewing, of, links }: StepsProps) {
  const { status, can, message, icsUrl, address, side } = viewing;
  const { isAsked } = useCancelLink(viewing);
  // It stays open once the dialog that a mail’s link opened is closed, as the focus returns into it.
  const [isOpened] = useState(isAsked);
  const next = describeNextStep(viewing);
  const waiting = useWaitingAnswer(viewing.id);
  const place = useAnswerFocus(waiting !== undefined);
  const rest = status === 'confirmed' && !waiting ? can.filter(isMinor) : [];
  const name = of === undefined ? {} : { of };
  const more = [
    ...(rest.includes('reschedule') ? ['change'] : []),
    ...(rest.includes('cancel') ? ['cancel'] : []),
    ...(icsUrl === undefined ? [] : ['add to calendar']),
  ];
  return (
    <>
      {message && isOpenViewing(viewing) && (
        <p className="border-l-3 border-line pl-3 text-muted">{message}</p>
      )}
      {next && <p>{next}</p>}
      <div ref={place} tabIndex={-1} className="outline-none empty:hidden">
        {waiting ? (
          <AnswerWaiting viewing={viewing} waiting={waiting} onLeave={() => place.current?.focus()} />
        ) : (
          <ViewingActions viewing={viewing} verbs={can.filter((verb) => !rest.includes(verb))} {...name} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 empty:hidden">
        {address && side === 'buyer' && isOpenViewing(viewing) && <DirectionsLink address={address} />}
        {viewing.card && canBookAgain(viewing) && (
          <LinkButton
            to={`${paths.property(viewing.card)}?book=times`}
            variant="secondary"
            size="sm"
            className="min-h-11"
          >
            See other times
          </LinkButton>
        )}
        {links}
      </div>
      {more.length > 0 && (
        <details open={isOpened} className="group">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold hover:underline">
            <Icon as={ChevronDown} size={18} className="text-muted group-open:rotate-180" />
            {capitaliseFirst(listWords.format(more))}
          </summary>
          <ViewingActions viewing={viewing} verbs={rest} {...name} />
          {icsUrl && (
            <p className="flex flex-wrap gap-x-5">
              <CalendarLinks viewing={viewing} file={icsUrl} />
            </p>
          )}
        </details>
      )}
    </>
  );
}

/** For what takes the place of the buttons: it gets the focus, which was on one of them, when an answer is given. */
function useAnswerFocus(isWaiting: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (isWaiting && !wasWaiting.current) place.current?.focus();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
  return place;
}

/** Opens in the map app of a phone that has one. */
const DirectionsLink = ({ address }: { readonly address: string }) => (
  <a
    href={`https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`}
    target="_blank"
    rel="noopener noreferrer"
    className={getButtonClass({ variant: 'secondary', size: 'sm' }, 'min-h-11')}
  >
    <Icon as={Route} size={18} />
    Directions
  </a>
);
