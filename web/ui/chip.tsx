import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Icon } from './icon.tsx';

const chipClass =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium whitespace-nowrap';

interface Props extends ComponentProps<'button'> {
  /** Whether its filter is on. */
  readonly pressed?: boolean;
}

/** A filter that one press switches or opens. */
export function Chip({ pressed, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      className={cx(
        chipClass,
        pressed ? 'border-action bg-action-soft text-action-strong' : 'border-edge bg-surface hover:bg-sunk',
        className,
      )}
    />
  );
}

/** A selected value with a button to remove it; `name` completes "Remove …". */
export function RemovableChip({
  name,
  onRemove,
  children,
}: {
  readonly name: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className={cx(chipClass, 'border-action bg-action-soft pr-2.5 text-action-strong')}
    >
      {children}
      <Icon as={X} size={16} label={`Remove ${name}`} />
    </button>
  );
}
