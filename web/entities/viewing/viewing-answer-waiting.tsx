import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOffline } from '../../lib/connection.ts';
import { formatNearMoment } from '../../lib/near-date.ts';
import { useNow } from '../../lib/use-now.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Viewing } from './api.ts';
import { formatOtherParty } from './labels.ts';
import { waitingAnswers } from './viewing-answer-store.ts';
import { isTooLate, type WaitingAnswer } from './viewing-answer.ts';

const tickMs = 15_000;

interface Props {
  readonly viewing: Viewing;
  readonly waiting: WaitingAnswer;
  /** Before it is taken back or put aside, as the button that has the focus goes with it. */
  readonly onLeave: () => void;
}

/** An answer in the place of the buttons: it waits, or was refused, or is too late. */
export function AnswerWaiting({ viewing, waiting, onLeave }: Props) {
  const { key, label, failure } = waiting;
  const isOffline = useOffline();
  const isSending = waitingAnswers.useIsSending(key);
  const now = useNow(tickMs);
  if (failure !== undefined || (!isSending && isTooLate(waiting, now)))
    return (
      <FailedAnswer waiting={waiting} title={`“${label}” didn’t go through`} onLeave={onLeave}>
        This is how the viewing is now.
      </FailedAnswer>
    );
  return (
    <div>
      <p className="flex items-start gap-2">
        <Icon as={Clock} size={18} className="mt-0.5 text-muted" />
        {isSending
          ? `Sending “${label}”`
          : `“${label}” waits ${isOffline ? 'for a connection' : 'until we can take it'}. Until then nothing changes, and ${formatOtherParty(viewing)} doesn’t know. If it’s no longer possible by then, we’ll say so here.`}
      </p>
      {!isSending && (
        <LeaveButton waiting={waiting} onLeave={onLeave}>
          Take it back
        </LeaveButton>
      )}
    </div>
  );
}

interface LeaveProps {
  readonly waiting: WaitingAnswer;
  readonly onLeave: () => void;
  readonly children: string;
}

const LeaveButton = ({ waiting, onLeave, children }: LeaveProps) => (
  <Button
    variant="secondary"
    size="sm"
    className="mt-2 min-h-11"
    onClick={() => {
      onLeave();
      waitingAnswers.remove(waiting);
    }}
  >
    {children}
  </Button>
);

interface FailedProps {
  readonly waiting: WaitingAnswer;
  readonly title: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

const FailedAnswer = ({ waiting, title, onLeave, children }: FailedProps) => (
  <Notice kind="warning" alert title={title}>
    <p>
      {waiting.failure ??
        `You chose it on ${formatNearMoment(new Date(waiting.givenAt).toISOString())}, and it couldn’t be sent in time.`}{' '}
      {children}
    </p>
    <LeaveButton waiting={waiting} onLeave={onLeave}>
      OK
    </LeaveButton>
  </Notice>
);

interface LostProps {
  readonly shown: readonly Viewing[];
  /** Whether these are all that are to come, so that another one is past. */
  readonly isAll: boolean;
  /** The side whose viewings are shown; undefined for both. */
  readonly side: Viewing['side'] | undefined;
  readonly onLeave: () => void;
}

/** Answers that didn’t go through, to viewings that a list of what is to come no longer has. */
export function LostAnswers({ shown, isAll, side, onLeave }: LostProps) {
  const answers = waitingAnswers.useAll();
  const now = useNow(tickMs);
  const lost = answers.filter(
    (one) =>
      (one.failure !== undefined || isTooLate(one, now)) &&
      (side === undefined || one.side === side) &&
      !shown.some(({ id }) => id === one.viewing.id),
  );
  return lost.map((one) => (
    <FailedAnswer
      key={one.key}
      waiting={one}
      title={`“${one.label}” for ${formatNearMoment(one.start)} didn’t go through`}
      onLeave={onLeave}
    >
      {isAll ? (
        'The viewing is under “Past” now.'
      ) : (
        <Link to={paths.viewings} className="link">
          All viewings
        </Link>
      )}
    </FailedAnswer>
  ));
}
