import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../lib/use-debounced.ts';

interface Found<T> {
  readonly text: string;
  readonly suggestions: readonly T[];
}

/** Asks once typing pauses; an empty text asks nothing. What fails suggests nothing, as typing on still works. */
export function useSuggestions<T>(
  load: (text: string, signal: AbortSignal) => Promise<readonly T[]>,
  text: string,
) {
  const settled = useDebounced(text, 150);
  const [found, setFound] = useState<Found<T>>({ text: '', suggestions: [] });
  const ask = useEffectEvent((signal: AbortSignal) => load(settled, signal));
  useEffect(() => {
    if (settled === '') return;
    const asking = new AbortController();
    const show = (suggestions: readonly T[]) => {
      if (!asking.signal.aborted) setFound({ text: settled, suggestions });
    };
    ask(asking.signal).then(show, () => show([]));
    return () => asking.abort();
  }, [settled]);
  return { suggestions: text === '' ? [] : found.suggestions, isLoading: text !== '' && found.text !== text };
}
