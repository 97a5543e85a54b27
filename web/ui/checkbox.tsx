import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { FieldError } from './field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** A labelled checkbox; the whole line is the target. */
export function Checkbox({ label, hint, error, className, ...rest }: Props) {
  const id = useId();
  return (
    <div className={cx('grid gap-1', className)}>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className="mt-0.5 size-5 shrink-0 accent-action"
        />
        <span>
          {label}
          {hint && <span className="block text-sm text-muted">{hint}</span>}
        </span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
