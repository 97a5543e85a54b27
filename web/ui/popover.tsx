import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { useBrowser } from '../lib/use-browser.ts';
import { Chip } from './chip.tsx';
import { Icon } from './icon.tsx';

interface Props {
  /** The label of the button that opens it. */
  readonly label: ReactNode;
  /** Whether a value inside is selected. */
  readonly isOn?: boolean;
  readonly children: ReactNode;
  readonly className?: string;
}

const gap = 8;

/**
 * A panel under its button, in a native popover that closes on Escape or a press outside and restores the
 * focus.
 */
export function Popover({ label, isOn = false, children, className }: Props) {
  const id = useId();
  const isBrowser = useBrowser();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const place = () => {
    const at = button.current?.getBoundingClientRect();
    if (!at || !panel.current) return;
    const room = document.documentElement.clientWidth - panel.current.offsetWidth - gap;
    panel.current.style.top = `${at.bottom + gap}px`;
    panel.current.style.left = `${Math.max(gap, Math.min(at.left, room))}px`;
  };
  return (
    <>
      <Chip
        ref={button}
        popoverTarget={id}
        aria-haspopup="dialog"
        className={cx('min-h-11', isOn && 'border-action! bg-action-soft! text-action-strong')}
      >
        {label}
        <Icon as={ChevronDown} size={16} />
      </Chip>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={place}
        className={cx(
          'fixed inset-auto m-0 max-h-[70dvh] overflow-y-auto rounded-md border border-line bg-surface p-4 text-ink shadow-soft',
          className,
        )}
      >
        {isBrowser && children}
      </div>
    </>
  );
}
