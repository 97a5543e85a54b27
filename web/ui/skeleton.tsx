import { cx } from '../lib/cx.ts';

/** A grey placeholder for loading content; give it the size of the content. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={cx('pulse rounded-sm bg-line', className)} />;
}

/** Placeholders for lines of text. They pulse as one, because each animation costs style in every frame. */
export function SkeletonLines({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div className="pulse grid gap-2" aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={cx('h-4 rounded-sm bg-line', line === lines - 1 ? 'w-2/3' : 'w-full')} />
      ))}
    </div>
  );
}
