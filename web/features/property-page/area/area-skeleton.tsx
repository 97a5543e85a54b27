import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';

/** Sold prices, schools, stations, broadband, flood and crime. */
const parts = Array.from({ length: 6 }, (_, part) => part);

/** About as high as the facts, whose texts take more lines on phones and in two columns; empty until they load. */
export function AreaSkeleton({ isEmpty = false }: { readonly isEmpty?: boolean }) {
  return (
    <div className="grid h-628 auto-rows-fr gap-x-10 gap-y-8 sm:h-541 xl:h-346 xl:grid-cols-2">
      {parts.map((part) => (
        <div key={part} className="grid content-start gap-5 overflow-clip">
          {!isEmpty && (
            <>
              <Skeleton className="h-5 w-32" />
              <SkeletonLines lines={16} />
            </>
          )}
        </div>
      ))}
    </div>
  );
}
