import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCounted, formatDay } from '../../lib/format.ts';
import { mayAct, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { GateNotice } from '../buyer-check/gate-notice.tsx';
import { timesQuery, type BookableHome, type Viewing } from './api.ts';
import { RequestConfirmation, BookingForm } from './booking-form.tsx';
import OwnViewing from './own-viewing.tsx';
import { getEarliestStart, listBookableSlots } from './slot-picker.tsx';
import { TimeRequest } from './time-request.tsx';

interface Props {
  readonly home: BookableHome;
  readonly first: 'times' | 'own';
  readonly onClose: () => void;
  readonly onLogIn: () => void;
}

/**
 * Choosing a slot: a visitor sees the days and logs in, a buyer requests one or asks for one by message, a
 * buyer with a viewing sees its state.
 */
export default function BookingSheet({ home, first, onClose, onLogIn }: Props) {
  const session = useSession();
  const [shown, setShown] = useState(first);
  return (
    <Sheet open onClose={onClose} title={shown === 'own' ? 'Your viewing' : 'Book a viewing'}>
      {!mayAct(session) ? (
        <VisitorDays home={home} onLogIn={onLogIn} />
      ) : shown === 'own' ? (
        <OwnViewing home={home} onBook={() => setShown('times')} />
      ) : (
        <BuyerBooking home={home} onExistingViewing={() => setShown('own')} onClose={onClose} />
      )}
    </Sheet>
  );
}

interface BookingProps extends Pick<Props, 'home' | 'onClose'> {
  readonly onExistingViewing: () => void;
}

/** The request of a slot, or the message that asks for one where no slot can be booked. */
function BuyerBooking({ home, onExistingViewing, onClose }: BookingProps) {
  const times = useQuery(timesQuery(home.id));
  const [asked, setAsked] = useState<Viewing>();
  const [earliest] = useState(getEarliestStart);
  if (asked) return <RequestConfirmation viewing={asked} onClose={onClose} />;
  return (
    <QuerySection query={times} what="load the times" skeleton={<SkeletonLines lines={6} />}>
      {({ slots, stopped }) =>
        stopped ? (
          <ViewingsStopped />
        ) : listBookableSlots(slots, earliest).length > 0 ? (
          <BookingForm home={home} onExistingViewing={onExistingViewing} onRequested={setAsked} />
        ) : (
          <TimeRequest home={home} onClose={onClose} />
        )
      }
    </QuerySection>
  );
}

const VisitorDays = ({ home, onLogIn }: Pick<Props, 'home' | 'onLogIn'>) => {
  const times = useQuery(timesQuery(home.id));
  return (
    <QuerySection query={times} what="load the days" skeleton={<SkeletonLines lines={6} />}>
      {({ days, stopped }) =>
        stopped ? (
          <ViewingsStopped />
        ) : (
          <div className="grid gap-5">
            <GateNotice gate={home.whoMayBook} act="book" />
            {days.length === 0 ? (
              <p>The seller hasn’t added viewing times yet. Log in to tell them which days suit you.</p>
            ) : (
              <FreeDays days={days} />
            )}
            <Button wide onClick={onLogIn}>
              {days.length === 0 ? 'Log in to ask for a time' : 'Log in to choose a time'}
            </Button>
          </div>
        )
      }
    </QuerySection>
  );
};

const ViewingsStopped = () => (
  <Notice>
    <p>The seller has accepted an offer and takes no more viewings. You can still message them.</p>
  </Notice>
);

interface DaysProps {
  readonly days: readonly { readonly day: string; readonly free: number }[];
}

const FreeDays = ({ days }: DaysProps) => (
  <div>
    <p className="font-semibold">Days with times available</p>
    <ul className="mt-2 border-b border-line">
      {days.map(({ day, free }) => (
        <li key={day} className="flex min-h-11 items-center justify-between gap-4 border-t border-line">
          <span>{formatDay(`${day}T12:00:00Z`)}</span>
          <span className="text-muted">{formatCounted(free, 'place')}</span>
        </li>
      ))}
    </ul>
  </div>
);
