import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';

/** About as high as the facts, so that what is below moves little. */
export function AreaSkeleton() {
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
      {Array.from({ length: 6 }, (_, part) => (
        <div key={part} className="grid h-80 content-start gap-5">
          <Skeleton className="h-5 w-32" />
          <SkeletonLines lines={11} />
        </div>
      ))}
    </div>
  );
}
