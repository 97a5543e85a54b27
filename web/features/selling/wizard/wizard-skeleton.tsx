import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';

/** What sellers see until their draft is open, in the document already: it is the same for all of them. */
export function WizardSkeleton() {
  return (
    <div className="grid gap-4 sm:gap-6" aria-busy>
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <div className="grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <h1 className="text-2xl">Sell your home</h1>
          <p className="max-w-prose text-lg text-muted">
            Opening your listing. We save as you go, so you can stop at any time and carry on later, on this
            device or another one.
          </p>
          <SkeletonLines lines={6} />
        </div>
        <Skeleton className="hidden aspect-3/2 rounded-md lg:block" />
      </div>
    </div>
  );
}
