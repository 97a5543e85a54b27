import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { useField } from './field.tsx';

export const controlClass =
  'w-full min-h-11 rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink ' +
  'aria-invalid:border-red aria-invalid:bg-red-soft/40 disabled:bg-sunk disabled:text-muted';

export interface TextInputProps extends ComponentProps<'input'> {
  /** Shown inside the input, before and after the text. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

export function TextInput({ before, after, className, ...rest }: TextInputProps) {
  const input = (
    <input
      type="text"
      {...useField()}
      {...rest}
      className={cx(controlClass, Boolean(before) && 'pl-9', Boolean(after) && 'pr-12', className)}
    />
  );
  if (!before && !after) return input;
  return (
    <span className="relative grid">
      {before && (
        <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted">
          {before}
        </span>
      )}
      {input}
      {after && <span className="absolute inset-y-0 right-0 flex items-center">{after}</span>}
    </span>
  );
}
