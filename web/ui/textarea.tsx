import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { controlClass } from './control-class.ts';
import { useField } from './field.tsx';

/** Grows with its content in browsers that support it. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={5}
      {...useField()}
      {...rest}
      className={cx(controlClass, 'field-sizing-content min-h-28', className)}
    />
  );
}
