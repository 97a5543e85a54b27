import { CircleCheck, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeError } from '../lib/api-error.ts';
import { cx } from '../lib/cx.ts';
import { hasOnlyErrorsOf } from '../lib/field-errors.ts';
import { Icon } from './icon.tsx';

const kinds = {
  info: { icon: Info, looks: 'border-line bg-sunk', tint: 'text-muted' },
  good: { icon: CircleCheck, looks: 'border-action bg-action-soft', tint: 'text-action' },
  warning: { icon: TriangleAlert, looks: 'border-amber bg-amber-soft', tint: 'text-amber' },
  error: { icon: CircleAlert, looks: 'border-red bg-red-soft', tint: 'text-red' },
} as const;

/** An important message on a page. */
export function Notice({
  kind = 'info',
  title,
  children,
  alert,
  live,
}: {
  readonly kind?: keyof typeof kinds;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Announced at once, for the response to a person's action. */
  readonly alert?: boolean;
  /** Announced when the screen reader is idle. */
  readonly live?: boolean;
}) {
  const { icon, looks, tint } = kinds[kind];
  return (
    <div
      role={alert ? 'alert' : undefined}
      aria-live={live ? 'polite' : undefined}
      className={cx('flex items-start gap-3 rounded-md border p-4', looks)}
    >
      <Icon as={icon} className={cx('mt-0.5', tint)} />
      <div className="grid min-w-0 gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}

interface FailureProps {
  readonly error: unknown;
  /** What did not come about. */
  readonly title?: string;
  /** Fields of a form beside which their errors stand; they aren’t repeated here. */
  readonly fields?: readonly string[];
}

/** Why a call failed; nothing while none has. */
export function FailureNotice({ error, title, fields = [] }: FailureProps) {
  if (!error || hasOnlyErrorsOf(error, fields)) return null;
  return (
    <Notice kind="error" alert {...(title !== undefined && { title })}>
      <p>{describeError(error)}</p>
    </Notice>
  );
}
