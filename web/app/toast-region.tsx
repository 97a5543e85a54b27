import { useSyncExternalStore } from 'react';
import { subscribeToToasts, type Toast, getToasts } from '../lib/toast.ts';
import { OnDemand } from '../ui/on-demand.tsx';
import { Toasts } from './lazy-components.ts';

const noToasts: readonly Toast[] = [];

/** The live region of toasts. It is always rendered, so that screen readers announce new content. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => noToasts);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output has words alone, a toast paragraphs
      role="status"
      data-toasts
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-50 grid justify-items-center gap-2 sm:bottom-6 sm:left-auto"
    >
      <OnDemand parts={[Toasts]}>{toasts.length > 0 && <Toasts toasts={toasts} />}</OnDemand>
    </div>
  );
}
