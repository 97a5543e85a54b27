import { Check, CircleAlert, Info, X } from 'lucide-react';
import { cx } from '../lib/cx.ts';
import { dismissToast, type Toast } from '../lib/toast.ts';
import { Icon } from './icon.tsx';

/** The messages of the toast region. */
export default function Toasts({ toasts }: { readonly toasts: readonly Toast[] }) {
  return toasts.map((toast) => <Message key={toast.id} {...toast} />);
}

function Message({ id, kind, title, text, undo }: Toast) {
  const isGood = kind === 'success';
  const tone = isGood ? 'text-action' : kind === 'notice' ? 'text-muted' : 'text-red';
  return (
    <div className="enter pointer-events-auto flex w-full max-w-96 items-start gap-3 rounded-md border border-line bg-surface p-3 pl-4 text-ink shadow-soft">
      <Icon as={isGood ? Check : kind === 'notice' ? Info : CircleAlert} className={cx('mt-0.5', tone)} />
      <div className="grow">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">{text}</p>
        {undo && (
          <button
            type="button"
            onClick={() => {
              dismissToast(id);
              undo();
            }}
            className="link min-h-11 text-sm font-semibold"
          >
            Undo
          </button>
        )}
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
