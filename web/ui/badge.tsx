import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

const tones = {
  // `sunk` is darker than the page in the dark theme and would hardly show there.
  neutral: 'bg-line text-ink',
  green: 'bg-action-soft text-action-strong',
  brick: 'bg-brick-soft text-brick',
  amber: 'bg-amber-soft text-amber',
  red: 'bg-red-soft text-red',
} as const;

/** A short status: green for success and news, brick for what fell through. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  readonly tone?: keyof typeof tones;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-sm font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
