import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from './router.ts';

const isLayer = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'layer' in state && state.layer === true;

/**
 * Gives a layer over the page an entry of its own in the history from its mount on, so that Back closes it
 * instead of leaving the page, also when the page was the first of its tab. Returns what closes it otherwise.
 */
export function useHistoryLayer(onClose: () => void): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const hasEntry = isLayer(location.state);
  const step = useRef<'new' | 'asked' | 'entered'>('new');
  const enter = useEffectEvent(() => {
    const state = { ...(typeof location.state === 'object' ? location.state : undefined), layer: true };
    void navigate(location, { state, preventScrollReset: true });
  });
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (hasEntry) step.current = 'entered';
    else if (step.current === 'entered') leave();
    else if (step.current === 'new') {
      step.current = 'asked';
      enter();
    }
  }, [hasEntry]);
  return () => {
    if (hasEntry) void navigate(-1);
    else onClose();
  };
}
