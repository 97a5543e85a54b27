import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { FieldError } from './field.tsx';

interface Props {
  readonly legend: ReactNode;
  readonly children: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly hideLegend?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** Several controls for one question. */
export function Fieldset({
  legend,
  hint,
  error,
  optional,
  hideLegend,
  disabled,
  className,
  children,
}: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset
      disabled={disabled}
      className={cx('grid min-w-0 gap-2', className)}
      aria-describedby={described || undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 font-semibold'}>
        {legend}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
