import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';

/** The skeleton of a sale's page. */
export function SaleSkeleton() {
  return (
    <div className="mx-auto grid max-w-5xl gap-8">
      <output className="sr-only">Loading the sale</output>
      <div className="grid gap-3">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-5 w-1/3" />
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-4">
          <Skeleton className="h-40 rounded-md" />
          <SkeletonLines lines={8} />
        </div>
        <Skeleton className="h-64 rounded-md" />
      </div>
    </div>
  );
}
