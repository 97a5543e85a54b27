import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { controlClass } from './control-class.ts';
import { useField } from './field.tsx';

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
      className={cx(
        controlClass,
        'truncate',
        Boolean(before) && 'pl-9',
        Boolean(after) && 'pr-12',
        className,
      )}
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
