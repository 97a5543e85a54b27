import { Skeleton } from '../../../ui/skeleton.tsx';

/** Rows of a list that is on its way. `what` completes "Loading …". */
export function RowSkeletons({ what }: { readonly what: string }) {
  return (
    <div className="grid">
      <output className="sr-only">{`Loading ${what}`}</output>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-2 border-t border-line py-3.5" aria-hidden>
          <Skeleton className="h-5 w-2/3 max-w-80" />
          <Skeleton className="h-4 w-48" />
        </div>
      ))}
    </div>
  );
}
