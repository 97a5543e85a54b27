import { cx } from '../lib/cx.ts';

/** A grey placeholder for loading content; give it the size of the content. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={cx('pulse rounded-sm bg-line', className)} />;
}

/** Placeholders for lines of text. */
export function SkeletonLines({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div className="grid gap-2" aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cx('h-4', line === lines - 1 ? 'w-2/3' : 'w-full')} />
      ))}
    </div>
  );
}
