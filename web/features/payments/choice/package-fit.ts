import { hasFeature } from '../../../../functions/money/packages/domain/entitlements.ts';
import type { Package } from '../../../entities/payment/api.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { formatCounted } from '../../../lib/format.ts';

type DescribedHome = Pick<PropertyPage, 'pictures' | 'floorPlanPicture'>;

const needsPlan = ({ id }: Package, { floorPlanPicture }: DescribedHome): boolean =>
  floorPlanPicture !== undefined && !hasFeature(id, 'floor_plan');

/** What the seller has added and buyers wouldn’t see with this package. */
export function listHiddenParts(offered: Package, home: DescribedHome): readonly string[] {
  const { length } = home.pictures;
  return [
    ...(needsPlan(offered, home) ? ['Your floor plan stays hidden.'] : []),
    ...(length > offered.max_photos
      ? [`Only ${offered.max_photos} of your ${length} photos are shown.`]
      : []),
  ];
}

export interface Recommendation {
  readonly packageId: Package['id'];
  readonly reason: string;
}

/** The smallest package on offer that hides nothing of this home, and why. */
export function recommendPackage(
  offered: readonly Package[],
  home: DescribedHome,
): Recommendation | undefined {
  const nth = offered.findIndex((one) => listHiddenParts(one, home).length === 0);
  const [fitting, smaller] = [offered[nth], offered[nth - 1]];
  if (!fitting) return undefined;
  if (!smaller)
    return {
      packageId: fitting.id,
      reason: `${fitting.name} shows buyers everything that you’ve added.${
        hasFeature(fitting.id, 'floor_plan') ? '' : ' A floor plan, if you add one, needs a larger package.'
      }`,
    };
  const hidden = [
    ...(needsPlan(smaller, home) ? ['your floor plan'] : []),
    ...(home.pictures.length > smaller.max_photos
      ? [`all ${formatCounted(home.pictures.length, 'photo')}`]
      : []),
  ];
  return {
    packageId: fitting.id,
    reason: `${fitting.name} is the smallest package that shows ${hidden.join(' and ')}.`,
  };
}
