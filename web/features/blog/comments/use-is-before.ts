import { useEffect, useState } from 'react';

/**
 * Whether a deadline is ahead, updated when it passes; false without one. Later changes of the deadline are
 * ignored.
 */
export function useIsBefore(deadline: string | undefined): boolean {
  const [isBefore, setBefore] = useState(() => deadline !== undefined && Date.parse(deadline) > Date.now());
  useEffect(() => {
    if (!isBefore || deadline === undefined) return;
    const timer = setTimeout(() => setBefore(false), Date.parse(deadline) - Date.now());
    return () => clearTimeout(timer);
  }, [isBefore, deadline]);
  return isBefore;
}
