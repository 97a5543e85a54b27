import { describe, expect, it } from 'vitest';
import { packageCatalogue } from '../../../functions/money/packages/domain/catalogue.ts';
import { listHiddenParts, recommendPackage } from '../../../web/features/payments/choice/package-fit.ts';
import { createPicture, ids } from '../../properties/property-examples.ts';

const describeHome = (photos: number, hasPlan: boolean) => ({
  pictures: Array.from({ length: photos }, () => createPicture(ids.photo)),
  floorPlanPicture: hasPlan ? createPicture(ids.epc) : undefined,
});
const [starter, standard, plus] = packageCatalogue;
const both = describeHome(17, true);

describe('what a package hides of a home', () => {
  it.each([
    ['nothing', 10, false, []],
    ['a floor plan', 3, true, ['Your floor plan stays hidden.']],
    ['photos', 17, false, ['Only 10 of your 17 photos are shown.']],
    ['both', 17, true, ['Your floor plan stays hidden.', 'Only 10 of your 17 photos are shown.']],
  ])('is said: %s', (_, photos, hasPlan, texts) => {
    if (!starter || !standard) throw new Error('no packages');
    expect(listHiddenParts(starter, describeHome(photos, hasPlan))).toEqual(texts);
    expect(listHiddenParts(standard, describeHome(photos, hasPlan))).toEqual([]);
  });
});

describe('the recommended package', () => {
  it.each([
    [
      'all of a small home, and what it leaves no room for',
      6,
      false,
      'starter',
      'Starter shows buyers everything that you’ve added. A floor plan, if you add one, needs a larger package.',
    ],
    ['a plan', 6, true, 'standard', 'Standard is the smallest package that shows your floor plan.'],
    ['many photos', 17, false, 'standard', 'Standard is the smallest package that shows all 17 photos.'],
    [
      'plan and photos',
      17,
      true,
      'standard',
      'Standard is the smallest package that shows your floor plan and all 17 photos.',
    ],
  ])('shows %s', (_, photos, hasPlan, packageId, reason) => {
    expect(recommendPackage(packageCatalogue, describeHome(photos, hasPlan))).toEqual({ packageId, reason });
  });

  it('is none where every one that is left hides something', () => {
    if (!starter || !plus) throw new Error('no packages');
    expect(recommendPackage([starter], both)).toBeUndefined();
    expect(recommendPackage([plus], both)?.reason).toBe('Plus shows buyers everything that you’ve added.');
  });
});
