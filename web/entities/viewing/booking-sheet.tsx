import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requireLogin, useSession } from '../../lib/session.ts';
import { formatCounted, formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { GateNotice } from '../buyer-check/gate-notice.tsx';
import { timesQuery, type ViewedHome } from './api.ts';
import { BookingForm } from './booking-form.tsx';
import OwnViewing from './own-viewing.tsx';

interface Props {
  readonly home: ViewedHome;
  readonly first: 'times' | 'own';
  readonly onClose: () => void;
}

/**
 * Choosing a slot: a visitor sees the days and logs in, a buyer requests one, a buyer with a viewing sees its
 * state.
 */
export default function BookingSheet({ home, first, onClose }: Props) {
  const { isLoggedIn } = useSession();
  const [shown, setShown] = useState(first);
  return (
    <Sheet open onClose={onClose} title={shown === 'own' ? 'Your viewing' : 'Book a viewing'}>
      {!isLoggedIn ? (
        <VisitorDays home={home} onClose={onClose} />
      ) : shown === 'own' ? (
        <OwnViewing home={home} onBook={() => setShown('times')} />
      ) : (
        <BookingForm home={home} onHas={() => setShown('own')} onClose={onClose} />
      )}
    </Sheet>
  );
}

const VisitorDays = ({ home, onClose }: Pick<Props, 'home' | 'onClose'>) => {
  const times = useQuery(timesQuery(home.id));
  return (
    <QuerySection query={times} what="load the days" skeleton={<SkeletonLines lines={6} />}>
      {({ days }) => (
        <div className="grid gap-5">
          <GateNotice gate={home.whoMayBook} act="book" />
          {days.length === 0 ? (
            <p>The seller has not opened any times yet. Log in to write to them and ask for one.</p>
          ) : (
            <FreeDays days={days} />
          )}
          <Button
            wide
            onClick={() => {
              onClose();
              requireLogin();
            }}
          >
            Log in to choose a time
          </Button>
        </div>
      )}
    </QuerySection>
  );
};

interface DaysProps {
  readonly days: readonly { readonly day: string; readonly free: number }[];
}

const FreeDays = ({ days }: DaysProps) => (
  <div>
    <p className="font-semibold">Days with times available</p>
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {days.map(({ day, free }) => (
        <li key={day} className="flex min-h-11 items-center justify-between gap-4">
          <span>{formatDay(`${day}T12:00:00Z`)}</span>
          <span className="text-muted">{formatCounted(free, 'place')}</span>
        </li>
      ))}
    </ul>
  </div>
);
