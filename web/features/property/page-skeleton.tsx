import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';

/** The shape of a home's page. */
export const PageSkeleton = () => (
  <div className="-mt-6 grid gap-x-10 gap-y-6 sm:mt-0 lg:grid-cols-[minmax(0,1fr)_21rem]">
    <output className="sr-only">Loading the home</output>
    <Skeleton className="-mx-4 aspect-3/2 sm:mx-0 sm:rounded-md" />
    <div className="grid content-start gap-4">
      <Skeleton className="h-10 w-48" />
      <Skeleton className="h-6 w-64" />
      <Skeleton className="h-40" />
    </div>
    <SkeletonLines lines={8} />
  </div>
);
