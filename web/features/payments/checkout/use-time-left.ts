import { useEffect, useState } from 'react';

const lastMinutesMs = 5 * 60_000;
const secondMs = 1_000;

/** Milliseconds until a time: updated when the last five minutes begin, and then each second, down to 0. */
export function useTimeLeft(until: string): number {
  const left = () => Math.max(0, Date.parse(until) - Date.now());
  const [shown, setShown] = useState(left);
  const [seen, setSeen] = useState(until);
  if (seen !== until) {
    setSeen(until);
    setShown(left());
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const now = Math.max(0, Date.parse(until) - Date.now());
      setShown(now);
      if (now > 0)
        timer = setTimeout(update, now > lastMinutesMs ? now - lastMinutesMs : now % secondMs || secondMs);
    };
    update();
    return () => clearTimeout(timer);
  }, [until]);
  return shown;
}
export function isEndingSoon(left: number): boolean {
  return left <= lastMinutesMs;
}
