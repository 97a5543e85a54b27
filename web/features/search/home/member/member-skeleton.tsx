import { Skeleton } from '../../../../ui/skeleton.tsx';

/** Keeps the place of a member's home page; what follows it begins below the first screen. */
export function MemberSkeleton() {
  return (
    <div className="grid min-h-dvh content-start gap-6">
      <output className="sr-only">Loading what waits for you</output>
      <Skeleton className="h-9 w-2/3" />
      {Array.from({ length: 3 }, (_, nth) => (
        <Skeleton key={nth} className="h-24 w-full rounded-md" />
      ))}
    </div>
  );
}
