import { type ReactNode, useState } from 'react';
import { lazyWithQueries } from '../../lib/lazy-with-queries.ts';
import { runAfterLogin } from '../../lib/run-after-login.ts';
import { mayAct, requireLogin, useSession } from '../../lib/session.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import type { BookableHome } from './api.ts';
import { useHasRequested } from './session-requests.ts';
import { viewable } from './viewable.ts';

const BookingSheet = lazyWithQueries(() => import('./booking-sheet.tsx'));

export interface Booking {
  /** What the button says; undefined where a home can’t be viewed. */
  readonly action: 'Book a viewing' | 'Your viewing' | undefined;
  readonly hasViewing: boolean;
  /** Opens what the button says. */
  readonly open: () => void;
  readonly showTimes: () => void;
  /** The sheet while it is open, wherever the page has it. */
  readonly sheet: ReactNode;
}

/** The sheet in which a buyer books a viewing of a home or sees their own. */
export function useBookingSheet(home: BookableHome, isOpenAtFirst = false): Booking {
  const session = useSession();
  const { isLoggedIn } = session;
  const hasRequested = useHasRequested(home.id);
  const [shown, setShown] = useState<'times' | 'own' | undefined>(isOpenAtFirst ? 'times' : undefined);
  const hasViewing = isLoggedIn && (hasRequested || home.myViewing !== undefined);
  const logIn = () => {
    setShown(undefined);
    runAfterLogin(() => setShown('times'), {
      to: `book a viewing of ${home.title}`,
      next: `${window.location.pathname}?book=times`,
    });
  };
  return {
    action: hasViewing ? 'Your viewing' : viewable.has(home.status) ? 'Book a viewing' : undefined,
    hasViewing,
    open: () => (isLoggedIn && !mayAct(session) ? requireLogin() : setShown(hasViewing ? 'own' : 'times')),
    showTimes: () => setShown('times'),
    sheet: (
      <OnDemand parts={[BookingSheet]}>
        {shown && (
          <BookingSheet home={home} first={shown} onClose={() => setShown(undefined)} onLogIn={logIn} />
        )}
      </OnDemand>
    ),
  };
}
