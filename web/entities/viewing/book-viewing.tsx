import { CalendarPlus } from 'lucide-react';
import { Suspense } from 'react';
import { lazyWithQueries } from '../../lib/lazy-with-queries.ts';
import { useSearchParams } from '../../lib/router.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { BookableHome } from './api.ts';
import { useBookingSheet } from './use-booking-sheet.tsx';

const OwnViewing = lazyWithQueries(() => import('./own-viewing.tsx'));

interface Props {
  readonly home: BookableHome;
  /** `bar` is the single action at the bottom of a phone; `page` also shows the own viewing. */
  readonly place: 'page' | 'bar';
  /** Beside what is more urgent. */
  readonly variant?: 'primary' | 'secondary';
  readonly className?: string;
}

/** A buyer's button to request a viewing of a property; shows the state of an existing one. */
export function BookViewing({ home, place, variant = 'primary', className }: Props) {
  const [search] = useSearchParams();
  // The link of mails to the free times of a home.
  const isLinked = place === 'page' && search.has('book');
  const { action, hasViewing, open, showTimes, sheet } = useBookingSheet(home, isLinked);
  if (hasViewing && place === 'page')
    return (
      <>
        <Suspense fallback={<div className="h-40 w-full" />}>
          <OwnViewing home={home} onBook={showTimes} />
        </Suspense>
        {sheet}
      </>
    );
  if (action === undefined) return null;
  return (
    <>
      <Button variant={variant} className={className} onClick={open}>
        <Icon as={CalendarPlus} size={18} />
        {action}
      </Button>
      {sheet}
    </>
  );
}
