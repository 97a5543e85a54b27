import { cx } from '../lib/cx.ts';

/** A grey shape where something comes; give it the size of what it stands for. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div aria-hidden className={cx('pulse rounded-sm bg-line', className)} />
);

/** Lines of text to come. */
export const SkeletonLines = ({ lines = 3 }: { readonly lines?: number }) => (
  <div className="grid gap-2" aria-hidden>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} className={cx('h-4', line === lines - 1 ? 'w-2/3' : 'w-full')} />
    ))}
  </div>
);
