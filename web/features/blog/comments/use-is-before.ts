import { useEffect, useState } from 'react';

const isAhead = (deadline: string | undefined): boolean =>
  deadline !== undefined && Date.parse(deadline) > Date.now();

/** Whether a deadline is ahead, and again once it has passed; false without one. */
export function useIsBefore(deadline: string | undefined): boolean {
  const [isBefore, setBefore] = useState(() => isAhead(deadline));
  useEffect(() => {
    setBefore(isAhead(deadline));
    if (!isAhead(deadline)) return;
    const timer = setTimeout(() => setBefore(false), Date.parse(deadline ?? '') - Date.now());
    return () => clearTimeout(timer);
  }, [deadline]);
  return isBefore;
}
