import { cx } from '../lib/cx.ts';
import { type DialogProps, Modal } from './dialog.tsx';

const bottom = 'rise mx-auto mt-auto mb-0 w-full max-w-full max-h-[88dvh] rounded-t-md border-x-0 border-b-0';
const side =
  'sm:enter sm:m-0 sm:ml-auto sm:h-dvh sm:max-h-dvh sm:w-[26rem] sm:rounded-none sm:border-0 sm:border-l';

/** A dialog at the bottom of phones and at the right of wide screens. */
export function Sheet({ open, className, ...rest }: DialogProps) {
  return open ? <Modal {...rest} className={cx(bottom, side, className)} /> : null;
}
