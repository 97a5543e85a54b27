import { useEffect, useState } from 'react';
import { impactWords, readImpact } from '../lib/impact.ts';

/** What sellers here had planted, in one line; nothing while there is none, or where it can not be read. */
export default function ImpactLine() {
  const [words, setWords] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    readImpact(leaving.signal).then(
      (impact) => setWords(impactWords(impact)),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return words && <p className="-mt-4 text-sm text-muted md:col-span-2">{words} by sellers here.</p>;
}
