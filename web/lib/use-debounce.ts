import { useEffect, useState } from 'react';

/** The value once it has not changed for `wait` milliseconds. */
export function useDebounce<T>(value: T, wait = 200): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
