import { Check, CircleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { cx } from '../lib/cx.ts';
import { Icon } from './icon.tsx';
import { dismissToast, onToasts, type Toast, toastsNow } from './toast-store.ts';

const none: readonly Toast[] = [];

/** Where toasts appear. The region is always there, so that screen readers notice what comes into it. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToasts, toastsNow, () => none);
  return (
    <output
      data-toasts
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-50 grid justify-items-center gap-2 sm:bottom-6 sm:left-auto"
    >
      {toasts.map((toast) => (
        <Message key={toast.id} {...toast} />
      ))}
    </output>
  );
}

function Message({ id, kind, title, text }: Toast) {
  const isGood = kind === 'success';
  return (
    <div className="enter pointer-events-auto flex w-full max-w-96 items-start gap-3 rounded-md border border-line bg-surface p-3 pl-4 text-ink shadow-soft">
      <Icon as={isGood ? Check : CircleAlert} className={cx('mt-0.5', isGood ? 'text-action' : 'text-red')} />
      <div className="grow">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <button
        type="button"
        onClick={() => dismissToast(id)}
        className="grid size-8 place-items-center rounded-sm hover:bg-sunk"
      >
        <Icon as={X} size={18} label="Dismiss" />
      </button>
    </div>
  );
}
