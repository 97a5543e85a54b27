import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { useField } from './field.tsx';
import { controlLooks } from './text-input.tsx';

/** Grows with its content in browsers that support it. */
export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    rows={5}
    {...useField()}
    {...rest}
    className={cx(controlLooks, 'field-sizing-content min-h-28', className)}
  />
);
