import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** A native modal dialog: the browser traps the focus and restores it. */
export function Dialog({ open, className, ...rest }: DialogProps) {
  if (!open) return null;
  return (
    <Modal
      {...rest}
      className={cx(
        'enter m-auto w-[min(30rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-md',
        className,
      )}
    />
  );
}

/** The modal of Dialog and Sheet; it is open while it is mounted. */
export function Modal({ onClose, title, children, actions, className }: Omit<DialogProps, 'open'>) {
  const dialog = useModal();
  const id = useId();
  const onBackdrop = (event: MouseEvent) => event.target === dialog.current && onClose();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the browser's
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={onBackdrop}
      className={cx('overflow-clip border border-line bg-surface p-0 text-ink shadow-soft', className)}
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex items-center justify-between gap-4 py-3 pr-2 pl-5">
          <h2 id={id} tabIndex={-1} className="text-xl outline-none">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            className="grid size-11 place-items-center rounded-md hover:bg-sunk"
          >
            <Icon as={X} label="Close" />
          </button>
        </div>
        {/* Positioned, so that what is hidden from the eye scrolls with what it belongs to. */}
        <div className="relative min-h-0 grow overflow-y-auto px-5 pt-1 pb-5">{children}</div>
        {actions && <div className="flex flex-wrap gap-3 border-t border-line px-5 py-3">{actions}</div>}
      </div>
    </dialog>
  );
}
