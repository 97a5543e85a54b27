import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounce } from '../lib/use-debounce.ts';

interface Found<T> {
  readonly text: string;
  readonly suggestions: readonly T[];
}

/**
 * Loads suggestions when typing pauses, not for an empty text. A failure gives no suggestions, since typing
 * still works.
 */
export function useSuggestions<T>(
  load: (text: string, signal: AbortSignal) => Promise<readonly T[]>,
  text: string,
) {
  const settled = useDebounce(text, 150);
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
