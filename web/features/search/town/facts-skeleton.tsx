import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';

/** About as high as a list of facts with its heading. */
export function FactsSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden>
      <Skeleton className="h-6 w-48" />
      <SkeletonLines lines={12} />
    </div>
  );
}
