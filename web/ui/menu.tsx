import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { Icon } from './icon.tsx';

export interface MenuAction {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
  /** A destructive action. */
  readonly danger?: boolean;
}
interface Props {
  /** Completes the button's name. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly className?: string;
}

const gap = 6;

/** A few actions behind one small button, in a native popover that closes on Escape or a press outside. */
export function Menu({ label, actions, className }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const place = () => {
    const at = button.current?.getBoundingClientRect();
    if (!at || !panel.current) return;
    const { offsetWidth, offsetHeight, style } = panel.current;
    const { clientWidth, clientHeight } = document.documentElement;
    const below = at.bottom + gap;
    style.top = `${below + offsetHeight > clientHeight ? Math.max(gap, at.top - gap - offsetHeight) : below}px`;
    style.left = `${Math.max(gap, Math.min(at.right - offsetWidth, clientWidth - offsetWidth - gap))}px`;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className={cx(
          'grid place-items-center rounded-md hover:bg-sunk disabled:opacity-55',
          className ?? 'size-11',
        )}
      >
        <Icon as={Ellipsis} label={label} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={place}
        className="fixed inset-auto m-0 min-w-44 rounded-md border border-line bg-surface p-1.5 text-ink shadow-soft"
      >
        {actions.map(({ label: words, icon, onPress, danger }) => (
          <button
            key={words}
            type="button"
            onClick={() => {
              panel.current?.hidePopover();
              onPress();
            }}
            className={cx(
              'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left font-medium hover:bg-sunk',
              danger && 'text-red',
            )}
          >
            <Icon as={icon} size={18} />
            {words}
          </button>
        ))}
      </div>
    </>
  );
}
