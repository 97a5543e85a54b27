import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';

/** In the order of the facts: sold prices, schools, stations, broadband, flood, crime. */
const heights = [
  'h-120 sm:h-88 xl:h-120',
  'h-140 sm:h-128 xl:h-140',
  'h-94 sm:h-88 xl:h-94',
  'h-80 sm:h-68 xl:h-80',
  'h-58 sm:h-38 xl:h-48',
  'h-96 sm:h-91 xl:h-96',
];

/** About as high as the facts, whose texts take more lines on phones and in two columns. */
export function AreaSkeleton() {
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
      {heights.map((height, part) => (
        <div key={part} className={`grid content-start gap-5 overflow-clip ${height}`}>
          <Skeleton className="h-5 w-32" />
          <SkeletonLines lines={20} />
        </div>
      ))}
    </div>
  );
}
