import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { lazyWithQueries } from '../../lib/lazy-with-queries.ts';
import { useSearchParams } from '../../lib/router.ts';
import { runAfterLogin } from '../../lib/run-after-login.ts';
import { mayAct, requireLogin, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import type { BookableHome } from './api.ts';
import { useHasRequested } from './session-requests.ts';
import { viewable } from './viewable.ts';

const BookingSheet = lazyWithQueries(() => import('./booking-sheet.tsx'));
const OwnViewing = lazyWithQueries(() => import('./own-viewing.tsx'));

interface Props {
  readonly home: BookableHome;
  /** `bar` is the single action at the bottom of a phone; `page` also shows the own viewing. */
  readonly place: 'page' | 'bar';
  readonly className?: string;
}

/** A buyer's button to request a viewing of a property; shows the state of an existing one. */
export function BookViewing({ home, place, className }: Props) {
  const session = useSession();
  const { isLoggedIn } = session;
  const hasRequested = useHasRequested(home.id);
  const [search] = useSearchParams();
  // The link of mails to the free times of a home.
  const isLinked = place === 'page' && search.has('book');
  const [shown, setShown] = useState<'times' | 'own' | undefined>(isLinked ? 'times' : undefined);
  const hasViewing = isLoggedIn && (hasRequested || home.myViewing !== undefined);
  const logIn = () => {
    setShown(undefined);
    runAfterLogin(() => setShown('times'));
  };
  const sheet = (
    <OnDemand parts={[BookingSheet]}>
      {shown && (
        <BookingSheet home={home} first={shown} onClose={() => setShown(undefined)} onLogIn={logIn} />
      )}
    </OnDemand>
  );
  if (hasViewing && place === 'page')
    return (
      <>
        <Suspense fallback={<div className="h-40 w-full" />}>
          <OwnViewing home={home} onBook={() => setShown('times')} />
        </Suspense>
        {sheet}
      </>
    );
  if (!hasViewing && !viewable.has(home.status)) return null;
  return (
    <>
      <Button
        className={cx(place === 'page' && 'max-sm:hidden', className)}
        onClick={() =>
          isLoggedIn && !mayAct(session) ? requireLogin() : setShown(hasViewing ? 'own' : 'times')
        }
      >
        <Icon as={CalendarPlus} size={18} />
        {hasViewing ? 'Your viewing' : 'Book a viewing'}
      </Button>
      {sheet}
    </>
  );
}
