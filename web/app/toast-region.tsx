import { Suspense, useSyncExternalStore } from 'react';
import { onToasts, type Toast, getToasts } from '../lib/toast.ts';
import { Toasts } from './later.ts';

const none: readonly Toast[] = [];

/** The live region of toasts. It is always rendered, so that screen readers announce new content. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToasts, getToasts, () => none);
  return (
    <output
      data-toasts
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-50 grid justify-items-center gap-2 sm:bottom-6 sm:left-auto"
    >
      {toasts.length > 0 && (
        <Suspense>
          <Toasts toasts={toasts} />
        </Suspense>
      )}
    </output>
  );
}
